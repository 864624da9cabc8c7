import { execFileSync } from "node:child_process";
import { languages, SOURCE_LANGUAGE, translations } from "../../../domain/languages.ts";
import { partsOf, pathOfPart, readPart, textsById } from "./part-files.ts";

type Git = (args: readonly string[], input?: string) => string;
type Version = { step: number; path: string; blob: string };
type Change = { step: number; text: string | undefined };
type StaleText = { file: string; id: string; english: string };

const UNCOMMITTED = Infinity;
const LOG = "log --first-parent -m --reverse --raw --no-abbrev --no-renames --format=format:commit".split(" ");
const FILES = ["--", ":(glob)src/languages/*/*.json"];

/** Only first parents, because the steps of two branches have no order of time. */
function versionsIn(git: Git): Version[] {
  let step = 0;
  return git([...LOG, ...FILES])
    .split("\n")
    .flatMap((line) => {
      if (line === "commit") step += 1;
      const [, blob, path] = /^:\d+ \d+ \w+ (\w+) \w+\t(.+)$/.exec(line) ?? [];
      return blob && path ? [{ step, path, blob }] : [];
    });
}

/** A file that a step deletes has no content. */
function contentsOf(versions: readonly Version[], git: Git): Map<string, string> {
  const blobs = [...new Set(versions.map(({ blob }) => blob))].filter((blob) => !/^0+$/.test(blob));
  const answer = Buffer.from(git(["cat-file", "--batch"], blobs.map((blob) => `${blob}\n`).join("")));
  let at = 0;
  return new Map(
    blobs.map((blob) => {
      const start = answer.indexOf("\n", at) + 1;
      const size = Number(answer.toString("utf8", at, start).split(" ")[2]);
      at = start + size + 1;
      return [blob, answer.toString("utf8", start, start + size)];
    }),
  );
}

/** By file and id the last step that changed a text. */
function lastChanges(root: string, git: Git): Map<string, Map<string, Change>> {
  const versions = versionsIn(git);
  const contents = contentsOf(versions, git);
  const changes = new Map<string, Map<string, Change>>();

  function take(path: string, texts: ReadonlyMap<string, string>, step: number) {
    const latest = changes.get(path) ?? new Map<string, Change>();
    changes.set(path, latest);
    for (const id of new Set([...latest.keys(), ...texts.keys()]))
      if (latest.get(id)?.text !== texts.get(id)) latest.set(id, { step, text: texts.get(id) });
  }
  for (const { step, path, blob } of versions) {
    const content = contents.get(blob);
    take(path, textsById(content === undefined ? undefined : JSON.parse(content)), step);
  }
  for (const language of languages)
    for (const part of partsOf(root, SOURCE_LANGUAGE))
      take(pathOfPart(language, part), textsById(readPart(root, language, part)), UNCOMMITTED);
  return changes;
}

/**
 * Texts whose English changed in git, or since the last commit, after they did. Only what changed after the commit
 * `since`, because a corrected spelling leaves the translation as it is, and so older for ever.
 */
export function staleTexts(root: string, since?: string): StaleText[] {
  const git: Git = (args, input = "") =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", input, maxBuffer: 2 ** 30 });
  const changes = lastChanges(root, git);
  const counted = (range: string) => Number(git(["rev-list", "--first-parent", "--count", range, ...FILES]));
  const firstStep = since === undefined ? 0 : counted("HEAD") - counted(`${since}..HEAD`) + 1;

  return translations.flatMap((language) =>
    partsOf(root, SOURCE_LANGUAGE).flatMap((part) => {
      const file = pathOfPart(language, part);
      const own = changes.get(file);
      const sources = [...(changes.get(pathOfPart(SOURCE_LANGUAGE, part)) ?? [])];
      return sources.flatMap(([id, { step, text }]) => {
        const twin = own?.get(id);
        const isStale = step >= firstStep && twin?.text !== undefined && twin.step < step;
        return text !== undefined && isStale ? [{ file, id, english: text }] : [];
      });
    }),
  );
}
