import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AUDIT_ACTIONS } from "#texts/desk.ts";
import { auditLines, auditSentence, auditVariants } from "./audit.ts";

const migrations = new URL("../../supabase/migrations/", import.meta.url);
const sql = readdirSync(migrations)
  .map((file) => readFileSync(new URL(file, migrations), "utf8"))
  .join("\n")
  .replaceAll(/--.*$/gm, "");

const literals = (argument: string): string[] =>
  [...argument.replaceAll(/when [^']*?=? ?'[^']*' then/g, "then").matchAll(/'([^']+)'/g)].map(([, word = ""]) => word);

function argumentsAt(from: number): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < sql.length; at += 1) {
    const sign = sql[at];
    if (sign === "(") depth += 1;
    if (sign === ")" && depth === 0) return [...found, sql.slice(start, at)];
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) {
      found.push(sql.slice(start, at));
      start = at + 1;
    }
  }
  throw new Error("A call without an end");
}
const callsOf = (name: string): string[][] =>
  [...sql.matchAll(new RegExp(`(?<!function )private\\.${name}\\(`, "g"))].map((call) =>
    argumentsAt(call.index + call[0].length),
  );

const written = [
  ...callsOf("desk_answer").flatMap(([, action = ""]) => literals(action).map((word) => `booking ${word}`)),
  ...callsOf("audit").flatMap(([action = "", entity = ""]) => {
    const entities = /tg_argv|item_type|due\.kind/.test(entity)
      ? ["item"]
      : /save_translations/.test(entity)
        ? ["item", "settings"]
        : literals(entity).length > 0
          ? literals(entity)
          : ["request"];
    return entities.flatMap((one) => literals(action).map((word) => `${one} ${word}`));
  }),
  ...[...sql.matchAll(/insert into public\.audit_log[^;]*?'([a-z_]+)', '([a-z_]+)'/g)].map(
    ([, action, entity]) => `${entity} ${action}`,
  ),
];

function of(
  entity: string,
  action: string,
  details: Record<string, unknown> = {},
  actor_email: string | null = "a@b.uz",
) {
  const entry = { entity, action, details, actor_email };
  return [auditSentence(entry), ...auditLines(entry)];
}

describe("the audit log in words", () => {
  it("has words for every action that a migration writes, and for no other", () => {
    const known = Object.entries(AUDIT_ACTIONS).flatMap(([entity, actions]) =>
      Object.keys(actions)
        .filter((action) => !auditVariants.includes(action))
        .map((action) => `${entity} ${action}`),
    );
    expect([...new Set(written)].toSorted()).toEqual(known.toSorted());
  });

  it.each([
    [
      "tour",
      "updated",
      { changes: { price: { from: 220, to: 240 } } },
      ["Price of {it} changed from $220 to $240 by a@b.uz"],
    ],
    [
      "tour",
      "updated",
      { changes: { featured: { from: false, to: true }, description: { from: "x".repeat(99), to: "y" } } },
      ["{it} was changed by a@b.uz", "Featured changed from no to yes.", "Description changed."],
    ],
    [
      "booking",
      "moved",
      { by: "traveler", from_date: "2026-12-12", to_date: "2026-12-14" },
      ["Booking {it} was moved from 12 Dec 2026 to 14 Dec 2026 by the traveler"],
    ],
    ["sky", "turned", {}, ["Turned sky {it} by a@b.uz"]],
  ])("describes %s %s %j as %j", (entity, action, details, words) => {
    expect(of(entity, action, details)).toEqual(words);
  });
});
