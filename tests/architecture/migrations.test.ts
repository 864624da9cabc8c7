import { expect, it } from "vitest";
import { listFiles } from "../support/sources.ts";

const MAX_WIDTH = 120;
const DECLARED = /^create function [^]*?\bas (?:\$\w*\$|')/gm;

const LIST = String.raw`\((?:.*|\n(?: {2}.*\n)+)\)`;
/** A header that is too long for one line continues before `language`, and within its lists. */
const HEADER = new RegExp(
  String.raw`^create function [\w.]+${LIST}(?: returns (?:table ${LIST}|.*))?[ \n]language .* as \$\$$`,
);

const isTooWide = (header: string) => header.split("\n").some((line) => line.length > MAX_WIDTH);
const inOneLine = (header: string) => header.replaceAll(/\s+/g, " ").replaceAll(/(?<=\() | (?=\))/g, "");
const isTooTall = (header: string) => header.includes("\n") && inOneLine(header).length <= MAX_WIDTH;

const badHeaders = (code: string): string[] =>
  [...code.matchAll(DECLARED)]
    .map(([header]) => header)
    .filter((header) => !HEADER.test(header) || isTooWide(header) || isTooTall(header));

it("writes the header of each function in as few lines as fit", () => {
  const migrations = listFiles("supabase/migrations");
  expect(migrations.flatMap(({ code }) => badHeaders(code))).toEqual([]);
  const good = "create function private.a(b text) returns text language sql as $$\n  select b\n$$;\n";
  const tall = good.replace(" language", "\nlanguage");
  const wide = good.replace("b text", `${"b".repeat(MAX_WIDTH)} text`);
  const spread = wide.replace("language sql as", "language sql\nstable\nas");
  expect([good, tall, wide, spread].map((code) => badHeaders(code).length)).toEqual([0, 1, 1, 1]);
});
