import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MAIL_KIND_NAMES } from "./mail-kinds.ts";

const sql = readFileSync(new URL("../../../supabase/migrations/20261101003200_mails.sql", import.meta.url), "utf8");

it("names exactly the kinds that the table of mails accepts", () => {
  const [, list = ""] = /kind in \(([^)]+)\)/.exec(sql) ?? [];
  const stored = [...list.matchAll(/'(\w+)'/g)].map(([, kind = ""]) => kind);
  expect([...MAIL_KIND_NAMES].sort()).toEqual(stored.sort());
});
