import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { attentionRemedies } from "./attention.ts";

const migrations = new URL("../../../../supabase/migrations/", import.meta.url);
const sql = readdirSync(migrations)
  .map((file) => readFileSync(new URL(file, migrations), "utf8"))
  .join("\n");
/** Every sentence that SQL writes as the reason of a flag. */
const PATTERNS = [
  /attention_reason = (?:concat_ws\('\. ', b\.attention_reason, )?'([^']+)'/g,
  /(?:then|else) '(Paid [^']+)'/g,
  /(?:reason|trouble) constant text := '([^']+)'/g,
  /select '((?:Money|The balance) [^']+)'/g,
  /format\('(Paid [^%']+)/g,
];
const reasons = PATTERNS.flatMap((pattern) => [...sql.matchAll(pattern)].map(([, reason = ""]) => reason));

it("has a remedy for every reason that the server stores", () => {
  expect(new Set(reasons).size).toBeGreaterThan(9);
  expect(reasons.filter((reason) => attentionRemedies(reason).length === 0)).toEqual([]);
});

it("names the remedy of each of several reasons", () => {
  expect(attentionRemedies("The balance was not paid in time. Paid a second time")).toHaveLength(2);
});
