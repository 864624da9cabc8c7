import { join } from "node:path";
import { checkWords } from "./check-words.ts";
import { messageOf } from "./read-text.ts";
import { staleWords } from "./stale-words.ts";
import { writeWords } from "./write-words.ts";

// npm run words: compiles the texts of all languages.
// npm run words -- check: lists what is wrong with them first, and compiles only if nothing is.
// npm run words -- stale [commit]: lists translations older than their English, which changed after that commit.
const root = join(import.meta.dirname, "../../../..");
const [command, since] = process.argv.slice(2);

function check(): boolean {
  const found = checkWords(root);
  for (const { file, id, problem } of found) console.log(`${file} ${id}: ${problem}`);
  console.log(`${found.length} findings in the texts.`);
  return found.length === 0;
}

try {
  if (command === "stale") {
    const stale = staleWords(root, since);
    for (const { file, id, english } of stale) console.log(`${file} ${id}: ${english}`);
    console.log(`${stale.length} texts are older than their English.`);
  } else if (command === "check" && !check()) process.exitCode = 1;
  else console.log(`Wrote ${writeWords(root).length} files of texts, the others are up to date.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
