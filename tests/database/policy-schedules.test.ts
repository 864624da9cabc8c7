import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, one } from "./support/database.ts";
import { onEveryEngine, openQuickest } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { firstBreach, openPolicyShop, type PolicyShop } from "./support/policy-schedule.ts";

const SCHEDULES = (engine: string) => Number(process.env["LEDGER_SCHEDULES"] ?? (engine === "PGlite" ? 5 : 30));
const FROM = Number(process.env["LEDGER_FROM"] ?? 1);

onEveryEngine("what is kept", (db, engine) => {
  const schedules = SCHEDULES(engine);
  let shop: PolicyShop;
  beforeAll(async () => {
    shop = await openPolicyShop(db());
  });

  it(
    `is what the Cancellation Policy says, after every step of ${schedules} random schedules`,
    async () => {
      for (let seed = FROM; seed < FROM + schedules; seed += 1)
        expect(await firstBreach(db(), shop, seed)).toBeUndefined();
      expect(await f.seatsMismatch(db())).toEqual([]);
    },
    Math.max(400_000, schedules * 500),
  );
});

describe("a mistake in what is kept is noticed", { tags: ["long"] }, () => {
  let db: Database;
  let shop: PolicyShop;
  beforeAll(async () => {
    db = await openQuickest();
    shop = await openPolicyShop(db);
  });
  afterAll(() => db.close());

  it.each([
    ["a guest who leaves keeps nothing", "kept_after", "greatest(0, today - still)", "0"],
    ["the floor does not go along with who leaves", "kept_after", "greatest(0, live - stays_live)", "0"],
    ["a move makes no floor", "kept_after", "least(today, still)", "new_floor"],
    ["what is settled counts as live", "refund_for", "paid_cents + owed_cents - fee_cents", "paid_cents + owed_cents"],
    ["the $100 per person are forgotten", "kept_of", "tier.fee_per_person_cents * guests", "0"],
    ["the next tier is not looked at", "kept_of", "greatest(0, t.cents, t.cents_after)", "greatest(0, t.cents)"],
    ["a refund that failed is the booking's own again", "refundable", "sum(r.amount_cents)", "sum(r.done_cents)"],
    ["goodwill is given twice", "outlook_of", "greatest(costs - goodwill,", "greatest(costs,"],
    ["a surplus does not pay a higher price", "outlook_of", "least(surplus, greatest(0, balance))", "0"],
    ["what is owed is not part of the trip", "outlook_of", "own + owed - fee;", "greatest(0, own - fee);"],
  ])("%s", async (_, name, right, wrong) => {
    const { source } = await one(db, `select pg_get_functiondef('private.${name}'::regproc) as source`);
    const made = String(source).replaceAll(right, wrong);
    expect(made).not.toBe(source);
    await db.exec(made);
    let caught: string | undefined;
    for (let seed = 1; seed <= 60 && !caught; seed += 1) caught = await firstBreach(db, shop, seed);
    await db.exec(String(source));
    expect(caught).toBeDefined();
  });
});
