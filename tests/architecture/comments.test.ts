import { expect, it } from "vitest";
import { allComments, commentsOf, isDialect } from "../support/comments.ts";
import { listFiles } from "../support/sources.ts";

const LEFT = 0;

it("finds no new comment in dialect", () => {
  const found = allComments().filter(({ text }) => isDialect(text));
  expect(found.length, "listed by: npm run figures -- dialect").toBeLessThanOrEqual(LEFT);
});

it("finds no comment about a function of the database that is gone", () => {
  const sql = listFiles("supabase/migrations").flatMap(({ code }) => [...code.matchAll(/\b(?:private|public)\.\w+/g)]);
  const names = new Set(sql.map(([name]) => name));
  const named = allComments().flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!\w)private\.\w+/g)].map(([name]) => ({ path, name })),
  );
  expect(named.filter(({ name }) => !names.has(name))).toEqual([]);
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
