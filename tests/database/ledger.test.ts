import { beforeAll, expect, it } from "vitest";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { firstLie, openShop, type Shop } from "./support/money-schedule.ts";

/** PostgreSQL takes a third of PGlite's time, so it runs more. */
const SCHEDULES = (engine: string) => Number(process.env["LEDGER_SCHEDULES"] ?? (engine === "PGlite" ? 10 : 60));
const FROM = Number(process.env["LEDGER_FROM"] ?? 1);

onEveryEngine("the ledger", (db, engine) => {
  const schedules = SCHEDULES(engine);
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(db());
  });

  it("is written once, balances, and never changes", async () => {
    const wish = f.bookingOf(await f.makeTour(db()), await f.dayFromNow(db(), 30));
    await f.bookAndPay(db(), wish);
    const before = await f.count(db(), "public.ledger_entries");
    await db().exec(`update public.payments set status = 'completed', paid_at = now() where booking_id = '${wish.id}'`);
    expect(await f.count(db(), "public.ledger_entries")).toBe(before);
    const where = `where booking_id = '${wish.id}'`;
    for (const change of [
      `update public.ledger_entries set cents = 1 ${where}`,
      `delete from public.ledger_entries ${where}`,
      "truncate public.ledger_entries",
      `insert into public.ledger_entries (journal, account, booking_id, cents) values ('x', 'cash', '${wish.id}', 5)`,
      `insert into public.ledger_entries (journal, account, booking_id, cents, currency)
        values ('y', 'cash', '${wish.id}', 5, 'USD'), ('y', 'exchange', '${wish.id}', -5, 'UZS')`,
    ])
      await expect(db().exec(change), change).rejects.toThrow(/ledger|sum to zero/);
    expect(await f.count(db(), "public.ledger_entries")).toBe(before);
  });

  it(
    `is right after every step of ${schedules} random schedules`,
    async () => {
      for (let seed = FROM; seed < FROM + schedules; seed += 1)
        expect(await firstLie(db(), shop, seed)).toBeUndefined();
      expect(await f.seatsMismatch(db())).toEqual([]);
    },
    Math.max(400_000, schedules * 500),
  );
});
