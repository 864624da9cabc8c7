import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as mails from "#words/mails.ts";
import { attentionRemedies, attentionText } from "./letters.ts";

const migrations = new URL("../../supabase/migrations/", import.meta.url);
const sql = readdirSync(migrations)
  .map((file) => readFileSync(new URL(file, migrations), "utf8"))
  .join("\n");
const PATTERNS = [
  /attention_reason = (?:concat_ws\('\. ', b\.attention_reason, )?'([^']+)'/g,
  /attention_reason, '([^'.]+)'\)/g,
  /(?:then|else) '(paid_[^']+)'/g,
  /flag_booking\([^,]+, '([^']+)'\)/g,
  /reason constant text := '([^']+)'/g,
  /_reason\(\)\n(?:returns|language|set|immutable|as|[^\n])[^$]*\$\$\n  select '([^']+)'/g,
  /format\('(paid_[^:']+)/g,
];
const codes = PATTERNS.flatMap((pattern) => [...sql.matchAll(pattern)].map(([, code = ""]) => code));

it("knows every code the server gives, and no other", () => {
  expect([...new Set(codes)].sort()).toEqual(Object.keys(mails.ATTENTION).sort());
});

it("says each code of a reason, its amount, and what an admin wrote", () => {
  expect(attentionText(mails, "Call the hotel. paid_too_much:5.00. paid_twice")).toBe(
    "Call the hotel. Paid more than was owed: $5.00 too much. Paid a second time",
  );
  expect(attentionText(mails, "Note: ask them. constructor")).toBe("Note: ask them. constructor");
});

it("names each remedy of a reason that is several", () => {
  expect(attentionRemedies(mails, "Call the hotel. balance_missed. paid_twice")).toHaveLength(2);
});
