import { beforeAll, expect, it } from "vitest";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { firstBreach, openPolicyShop, type PolicyShop } from "./support/policy-schedule.ts";

const SCHEDULES = (engine: string) => Number(process.env["LEDGER_SCHEDULES"] ?? (engine === "PGlite" ? 20 : 120));
/** The first seed: many schedules may be run in several goes. */
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
