import { beforeAll, expect, it } from "vitest";
import { type Database, one } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { firstLie, openShop, type Shop } from "./support/money-schedule.ts";
import type { Purse } from "./support/money.ts";

/** PostgreSQL takes a third of PGlite's time, so it runs more. */
const SCHEDULES = (engine: string) => Number(process.env["LEDGER_SCHEDULES"] ?? (engine === "PGlite" ? 10 : 60));
/** Lets a long series be run in several parts. */
const FROM = Number(process.env["LEDGER_FROM"] ?? 1);

/** A tour at $450 with a departure in 40 days that no schedule fills. */
const booked = async (db: Database, guests: number): Promise<Purse> => {
  const wish = f.bookingOf(await f.makeTour(db, { days: [40] }), await f.dayFromNow(db, 40), { guests });
  await f.book(db, wish);
  return { wish, payments: [] };
};

onEveryEngine("the ledger", (db, engine) => {
  const schedules = SCHEDULES(engine);
  const sums = async (booking: string) =>
    Object.fromEntries(
      (
        await db().query(`select account, sum(cents)::int as cents from public.ledger_entries
          where booking_id = '${booking}' group by account having sum(cents) <> 0 order by account`)
      ).map(({ account, cents }) => [account, cents]),
    );
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(db());
  });

  it("is empty for a hold, has a sale when it is paid, and what is kept and refunded when cancelled", async () => {
    const purse = await booked(db(), 2);
    const { wish } = purse;
    expect(await sums(wish.id)).toEqual({});
    await f.pay(db(), wish);
    expect(await sums(wish.id)).toEqual({ provider: 98_010, revenue: -89_100, fees: -8_910 });
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x", refund_cents: 49_005 });
    expect(await sums(wish.id)).toEqual({ provider: 98_010, revenue: -44_550, fees: -4_455, refunds_due: -49_005 });
  });

  it("shows a second payment as owed to the traveler, not as earned", async () => {
    const { wish } = await booked(db(), 1);
    await f.pay(db(), wish);
    await db().exec(`insert into public.payments (booking_id, amount_cents, customer_data, booking_data)
      values ('${wish.id}', 49500, '{}', '{}')`);
    const second = await one(db(), `select id from public.payments where booking_id = '${wish.id}' and is_open`);
    await f.event(db(), String(second["id"]), "completed");
    expect(await sums(wish.id)).toEqual({ provider: 99_000, revenue: -45_000, fees: -4_500, receivable: -49_500 });
  });

  it("is written once, balances, and never changes", async () => {
    const { wish } = await booked(db(), 1);
    await f.pay(db(), wish);
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
