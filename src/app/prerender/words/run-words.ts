import { join } from "node:path";
import { writeWords } from "./write-words.ts";

const root = join(import.meta.dirname, "../../../..");
const changed = writeWords(root);
console.log(changed.length ? `Wrote ${changed.length} files of texts.` : "The texts are as before.");
