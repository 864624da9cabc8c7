import { expect, it } from "vitest";
import { exportedTwice, isTranslation, listFiles } from "../support/sources.ts";

it("are exported from one file each", () => {
  const sources = listFiles("src", "sw", "supabase").filter(
    ({ path }) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path) && !isTranslation(path),
  );
  expect(exportedTwice(sources)).toEqual([]);
});

it("are found when a component and a type share one", () => {
  const sources = [
    { path: "a.ts", code: "export type Receipt = { cents: number };\n" },
    { path: "b.tsx", code: "export function Receipt() {\n  return null;\n}\nconst local = 1;\n" },
  ];
  expect(exportedTwice(sources)).toEqual([["Receipt", ["a.ts", "b.tsx"]]]);
});
