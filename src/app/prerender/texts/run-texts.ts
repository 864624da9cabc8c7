import { join } from "node:path";
import { checkLanguages } from "./check-languages.ts";
import { messageOf } from "./read-text.ts";
import { staleTexts } from "./stale-texts.ts";
import { writeTexts } from "./write-texts.ts";

// npm run texts: compiles the texts of all languages.
// npm run texts -- check: lists what is wrong with them first, and compiles only if nothing is.
// npm run texts -- stale [commit]: lists translations older than their English, which changed after that commit.
const root = join(import.meta.dirname, "../../../..");
const [command, since] = process.argv.slice(2);

function check(): boolean {
  const found = checkLanguages(root);
  for (const { file, id, problem } of found) console.log(`${file} ${id}: ${problem}`);
  console.log(`${found.length} findings in the texts.`);
  return found.length === 0;
}

try {
  if (command === "stale") {
    const stale = staleTexts(root, since);
    for (const { file, id, english } of stale) console.log(`${file} ${id}: ${english}`);
    console.log(`${stale.length} texts are older than their English.`);
  } else if (command === "check" && !check()) process.exitCode = 1;
  else console.log(`Wrote ${writeTexts(root).length} files of texts, the others are up to date.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
