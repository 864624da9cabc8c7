import { expect, it } from "vitest";
import { exportedTwice, isTranslation, listFiles } from "../support/sources.ts";

const isSource = ({ path }: { path: string }) => /\.tsx?$/.test(path);

const BANNED = "told|heard|unheard|says|letGo|nobodys|pocket|useTold|useHeard|useWatched|whenQuiet|untilHere";
const DECLARED = new RegExp(String.raw`\b(?:const|let|function|type|class)\s+(?:${BANNED})\b`, "gi");
const bannedIn = (code: string) => [...code.matchAll(DECLARED)].map(([found]) => found);

const VAGUE =
  "known|kept|asked|said|wrong|nothing|carried|there|here|oldest|shown|seen|wanted|taken|made|gone|mine|theirs|ours|begun|handed|held|whose|anew|still|doomed|strangers|stray|standing|whole|back|everywhere|elsewhere|otherwise|fresh";
const VAGUELY = new RegExp(String.raw`\b(?:const|let|function|type|class)\s+(?:${VAGUE})\b`, "gi");
const vagueIn = (code: string) => [...code.matchAll(VAGUELY)].map(([found]) => found);

it("are exported from one file each", () => {
  const sources = listFiles("src", "sw", "supabase").filter(
    (file) => isSource(file) && !/\.(test|fixture)\.tsx?$/.test(file.path) && !isTranslation(file.path),
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

it("are not participles or adverbs in the application", () => {
  const found = listFiles("src", "sw").filter((file) => isSource(file) && !/\.(test|fixture)\.tsx?$/.test(file.path));
  expect(found.flatMap(({ path, code }) => vagueIn(code).map((name) => `${path}: ${name}`))).toEqual([]);
});

it.each(["const known = 1;", "let Kept = 1;", "type Shown = string;"])(
  "would be refused in the application as %s",
  (code) => expect(vagueIn(code)).toHaveLength(1),
);
