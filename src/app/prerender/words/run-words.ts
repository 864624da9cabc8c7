import { join } from "node:path";
import { checkWords } from "./check-words.ts";
import { messageOf } from "./read-text.ts";
import { staleWords } from "./stale-words.ts";
import { writeWords } from "./write-words.ts";

// npm run words [-- check | stale]: compiles the texts of all languages, after listing what is wrong with them;
// or lists the translations that are older than their English.
const root = join(import.meta.dirname, "../../../..");
const [command] = process.argv.slice(2);

function check(): boolean {
  const found = checkWords(root);
  for (const { file, id, problem } of found) console.log(`${file} ${id}: ${problem}`);
  console.log(`${found.length} findings in the texts.`);
  return found.length === 0;
}

try {
  if (command === "stale") {
    const stale = staleWords(root);
    for (const { file, id, english } of stale) console.log(`${file} ${id}: ${english}`);
    console.log(`${stale.length} texts are older than their English.`);
  } else if (command === "check" && !check()) process.exitCode = 1;
  else console.log(`Wrote ${writeWords(root).length} files of texts, the others are up to date.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
