import { expect, it } from "vitest";
import { exportedTwice, listFiles } from "../support/sources.ts";

const isSource = ({ path }: { path: string }) => /\.tsx?$/.test(path);

/** docs/glossary.md has a word for each. */
const BANNED = "told|heard|unheard|says|letGo|nobodys|pocket|useTold|useHeard|useWatched|whenQuiet|untilHere";
const DECLARED = new RegExp(String.raw`\b(?:const|let|function|type|class)\s+(?:${BANNED})\b`, "gi");
const bannedIn = (code: string) => [...code.matchAll(DECLARED)].map(([found]) => found);

it("are exported from one file each", () => {
  const sources = listFiles("src", "sw", "supabase").filter(
    (file) => isSource(file) && !/\.(test|fixture)\.tsx?$/.test(file.path),
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

it("say what they hold, in words of the glossary", () => {
  const found = listFiles("src", "sw", "supabase", "tests").filter(isSource);
  const places = found.flatMap(({ path, code }) => bannedIn(code).map((name) => `${path}: ${name}`));
  expect(places.filter((place) => !place.startsWith("tests/architecture/names.test.ts"))).toEqual([]);
});

it.each(["const told = 1;", "function useHeard() {}", "type Told = string;"])("would be refused as %s", (code) =>
  expect(bannedIn(code)).toHaveLength(1),
);
