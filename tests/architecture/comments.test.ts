import { expect, it } from "vitest";
import { allComments, commentsOf, isDialect } from "../support/comments.ts";
import { listFiles } from "../support/sources.ts";

it("finds no comment in dialect", () => {
  const found = allComments().filter(({ text }) => isDialect(text));
  expect(found).toEqual([]);
});

it("finds no comment about a function of the database that is gone", () => {
  const sql = listFiles("supabase/migrations").flatMap(({ code }) => [...code.matchAll(/\b(?:private|public)\.\w+/g)]);
  const names = new Set(sql.map(([name]) => name));
  const lost = ({ text }: { text: string }) =>
    (text.match(/(?<!\w)private\.\w+/g) ?? []).some((name) => !names.has(name));
  expect(allComments().filter(lost)).toEqual([]);
  expect(["The twin of private.quote.", "As private.no_such_rule."].map((text) => lost({ text }))).toEqual([
    false,
    true,
  ]);
});

it.each([
  "Whoever cannot tell is taken for one that has something.",
  "What a guide tells of a departure.",
  "Nobody waits longer.",
  "Opens without a network.",
])("recognizes the dialect: %s", (text) => expect(isDialect(text)).toBe(true));

it.each([
  "Dexie throws here in Firefox private mode.",
  "Shows 'Nobody is signed in' above the form.",
  "Adds the kept amount of the cancellation policy.",
])("accepts plain English: %s", (text) => expect(isDialect(text)).toBe(false));

it("reads the comments of TypeScript, JSX and SQL, and nothing in strings", () => {
  const tsx = 'const a = <p>http://x // y</p>; // first\n// its second line\nconst b = "// no";\n/* third */';
  expect(commentsOf("a.tsx", tsx).map(({ text }) => text)).toEqual(["first its second line", "third"]);
  const sql = "select '-- no', 'it''s'; -- first\ndo $$\n  -- second\n  -- and more\nbegin end $$; /* third */";
  expect(commentsOf("a.sql", sql).map(({ text }) => text)).toEqual(["first", "second and more", "third"]);
});
