import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../support/run.ts";

const files = globSync(["src/**/*.{ts,tsx}", "sw/**/*.ts"], { cwd: root }).filter(
  (path) => !/\.test\.tsx?$/.test(path),
);
const known = new Set(files);

/** Types and what is imported later count too: who reads one of the files must read the other. */
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)"(\.[^"]+)"/g;
const imports = new Map(
  files.map((path) => {
    const found = [...readFileSync(join(root, path), "utf8").matchAll(IMPORT)];
    const paths = found.map(([, to = ""]) => join(dirname(path), to));
    return [path, paths.filter((to) => known.has(to))];
  }),
);

/** Drops files that import nothing left, until only circles and what imports them remain. */
function filesInCircles(): string[] {
  let left = [...imports.keys()];
  for (;;) {
    const held = new Set(left);
    const next = left.filter((path) => imports.get(path)?.some((to) => held.has(to)));
    if (next.length === left.length) return next;
    left = next;
  }
}

it("no file of src and sw imports itself by way of others, types and dynamic imports included", () => {
  expect(imports.size).toBeGreaterThan(500);
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(filesInCircles()).toEqual([]);
});
