import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

export const listFiles = (...folders: string[]): { path: string; code: string }[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path && existsSync(join(root, path)))
    .map((path) => ({ path, code: readFileSync(join(root, path), "utf8") }));

export const isTranslation = (path: string) => /^src\/languages\/(?!en\/)\w+\//.test(path);

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|let|type|interface|enum) (\w+)/gm;

export function exportedTwice(sources: readonly { path: string; code: string }[]): [name: string, paths: string[]][] {
  const paths = new Map<string, string[]>();
  for (const { path, code } of sources)
    for (const [, name = ""] of code.matchAll(EXPORTED)) paths.set(name, [...(paths.get(name) ?? []), path]);
  return [...paths].filter(([, found]) => found.length > 1);
}
