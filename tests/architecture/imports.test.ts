import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { root } from "../support/run.ts";

type Imports = ReadonlyMap<string, readonly string[]>;

const RELATIVE = /(?:\bfrom|\bimport\s*\(|^import)\s*"(\.[^"]+)"/gm;

function importsOf(sources: ReadonlyMap<string, string>): Imports {
  return new Map(
    [...sources].map(([file, text]) => {
      const named = [...text.matchAll(RELATIVE)].map(([, path = ""]) => posix.join(posix.dirname(file), path));
      return [file, [...new Set(named)].filter((path) => sources.has(path))];
    }),
  );
}

function reached(imports: Imports, from: string): Set<string> {
  const seen = new Set<string>();
  const ahead = [from];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    for (const next of imports.get(file) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ahead.push(next);
    }
  }
  return seen;
}

const inCircles = (imports: Imports): string[] =>
  [...imports.keys()].filter((file) => reached(imports, file).has(file));

function mutual(imports: Imports, below: string): string[] {
  const folder = (path: string) => path.slice(below.length).match(/^([^/]+)\//)?.[1];
  const arrows = new Set<string>();
  for (const [file, others] of imports) {
    for (const other of others) {
      if (!file.startsWith(below) || !other.startsWith(below)) continue;
      const [from, to] = [folder(file), folder(other)];
      if (from && to && from !== to) arrows.add(`${from} ${to}`);
    }
  }
  return [...arrows].filter((arrow) => arrows.has(arrow.split(" ").toReversed().join(" "))).sort();
}

const sources = new Map(
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src", "sw"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && existsSync(posix.join(root, path)))
    .map((path) => [path, readFileSync(posix.join(root, path), "utf8")] as const),
);
const imports = importsOf(sources);

it("lets no file import itself by way of others, not even for a type or on demand", () => {
  expect(sources.size).toBeGreaterThan(500);
  expect(inCircles(imports)).toEqual([]);
});

it("lets no two subjects of the domain import each other", () => {
  expect(mutual(imports, "src/domain/")).toEqual([]);
});

it("nests folders at most five deep below src", () => {
  expect([...sources.keys()].filter((path) => path.split("/").length > 7)).toEqual([]);
});

it("finds a planted circle and planted mutual arrows", () => {
  const planted = importsOf(
    new Map([
      ["src/domain/a/one.ts", 'import type { Two } from "../b/two.ts";\n'],
      ["src/domain/b/two.ts", 'export const two = () => import("../b/three.ts");\n'],
      ["src/domain/b/three.ts", 'import {\n  one,\n} from "../a/one.ts";\n'],
      ["src/domain/c/four.ts", 'import "../a/one.ts";\n'],
    ]),
  );
  expect(inCircles(planted)).toEqual(["src/domain/a/one.ts", "src/domain/b/two.ts", "src/domain/b/three.ts"]);
  expect(mutual(planted, "src/domain/")).toEqual(["a b", "b a"]);
});
