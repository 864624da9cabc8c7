import { join } from "node:path";
import { checkWords } from "./check-words.ts";
import { messageOf } from "./read-text.ts";
import { staleWords } from "./stale-words.ts";
import { writeWords } from "./write-words.ts";

// npm run words [-- check | stale]: compiles the texts of all languages; lists what is wrong with them, or which
// translations are older than their English.
const root = join(import.meta.dirname, "../../../..");
const [command] = process.argv.slice(2);

function fail(lines: readonly string[]) {
  for (const line of lines) console.log(line);
  process.exitCode = 1;
}

if (command === "stale") {
  const stale = staleWords(root);
  for (const { file, id, english } of stale) console.log(`${file} ${id}: ${english}`);
  console.log(`${stale.length} texts are older than their English.`);
} else {
  try {
    const changed = writeWords(root);
    console.log(changed.length ? `Wrote ${changed.length} files of texts.` : "The compiled texts are up to date.");
  } catch (error) {
    fail(messageOf(error).split("\n"));
  }
  if (command === "check") {
    const found = checkWords(root);
    console.log(`${found.length} findings in the texts.`);
    if (found.length) fail(found.map(({ file, id, problem }) => `${file} ${id}: ${problem}`));
  }
}
