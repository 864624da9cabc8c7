import { execFileSync } from "node:child_process";
import { SOURCE_LANGUAGE, translations } from "../../../domain/languages.ts";
import { partsOf, pathOfPart, readPart, textsById } from "./part-files.ts";

type Change = { step: number; text: string | undefined };
type Stale = { file: string; id: string; english: string };

const NO_FILE = /^0+$/;

/** Only first parents, because the steps of two branches have no order of time. */
function blobsOf(git: (args: string[], input?: string) => string): { step: number; path: string; blob: string }[] {
  const log = git([
    ...["log", "--first-parent", "-m", "--reverse", "--raw", "--no-abbrev", "--no-renames", "--format=format:commit"],
    ...["--", ":(glob)src/languages/*/*.json"],
  ]);
  let step = 0;
  return log.split("\n").flatMap((line) => {
    if (line === "commit") step += 1;
    const [, blob, path] = /^:\d+ \d+ \w+ (\w+) \w+\t(.+)$/.exec(line) ?? [];
    return blob && path ? [{ step, path, blob }] : [];
  });
}

function contentsOf(blobs: readonly string[], git: (args: string[], input?: string) => string): Map<string, string> {
  const found = new Map<string, string>();
  const answer = Buffer.from(git(["cat-file", "--batch"], blobs.map((blob) => `${blob}\n`).join("")));
  let at = 0;
  for (const blob of blobs) {
    const end = answer.indexOf("\n", at);
    const size = Number(answer.toString("utf8", at, end).split(" ")[2]);
    found.set(blob, answer.toString("utf8", end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return found;
}

/** Texts whose English changed in git, or since the last commit, after they did. */
export function staleWords(root: string): Stale[] {
  const git = (args: string[], input = "") =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", input, maxBuffer: 2 ** 30 });
  const blobs = blobsOf(git);
  const contents = contentsOf(
    [...new Set(blobs.map(({ blob }) => blob))].filter((blob) => !NO_FILE.test(blob)),
    git,
  );
  const changes = new Map<string, Map<string, Change>>();

  function take(path: string, texts: ReadonlyMap<string, string>, step: number) {
    const known = changes.get(path) ?? new Map<string, Change>();
    changes.set(path, known);
    for (const id of new Set([...known.keys(), ...texts.keys()]))
      if (known.get(id)?.text !== texts.get(id)) known.set(id, { step, text: texts.get(id) });
  }
  for (const { step, path, blob } of blobs) {
    const content = contents.get(blob);
    take(path, textsById(content === undefined ? undefined : JSON.parse(content)), step);
  }
  const parts = partsOf(root, SOURCE_LANGUAGE);
  for (const language of [SOURCE_LANGUAGE, ...translations])
    for (const part of parts) take(pathOfPart(language, part), textsById(readPart(root, language, part)), Infinity);

  return translations.flatMap((language) =>
    parts.flatMap((part) => {
      const file = pathOfPart(language, part);
      const own = changes.get(file);
      return [...(changes.get(pathOfPart(SOURCE_LANGUAGE, part)) ?? [])].flatMap(([id, { step, text }]) => {
        const twin = own?.get(id);
        return text !== undefined && twin?.text !== undefined && twin.step < step ? [{ file, id, english: text }] : [];
      });
    }),
  );
}
