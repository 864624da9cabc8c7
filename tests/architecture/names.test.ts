import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../support/run.ts";

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|let|type|interface|enum) (\w+)/gm;

function exportedTwice(sources: readonly { path: string; code: string }[]): [name: string, paths: string[]][] {
  const paths = new Map<string, string[]>();
  for (const { path, code } of sources)
    for (const [, name = ""] of code.matchAll(EXPORTED)) paths.set(name, [...(paths.get(name) ?? []), path]);
  return [...paths].filter(([, found]) => found.length > 1);
}

it("are exported from one file each", () => {
  const sources = execFileSync("git", ["ls-files", "src", "sw", "supabase"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => ({ path, code: readFileSync(join(root, path), "utf8") }));
  expect(exportedTwice(sources)).toEqual([]);
});

it("are found when a component and a type share one", () => {
  const sources = [
    { path: "a.ts", code: "export type Receipt = { cents: number };\n" },
    { path: "b.tsx", code: "export function Receipt() {\n  return null;\n}\nconst local = 1;\n" },
  ];
  expect(exportedTwice(sources)).toEqual([["Receipt", ["a.ts", "b.tsx"]]]);
});
