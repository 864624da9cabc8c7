import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readReleases } from "../../supabase/deploy/releases.ts";
import { manyPaymentsSql } from "../support/many-payments.ts";
import { root } from "../support/run.ts";
import { type Database, one } from "./support/database.ts";
import * as f from "./support/fixtures.ts";
import { migrations } from "./support/migrations.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";
import { manySessions, openPostgres, type Served } from "./support/postgres.ts";

const CLIENTS = 50;
const BOOKINGS = 10_000;
const DAYS = [30, 37, 44, 51];

/** Before the first release, a trial migration shows that a live shop survives an upgrade. */
const TRIAL = [{ name: "trial", sql: readFileSync(join(root, "tests/database/support/trial-upgrade.sql"), "utf8") }];

const releases = Object.entries(readReleases(join(root, "supabase")));
const upgrades =
  releases.length === 0
    ? [{ version: "the trial release", first: migrations(), later: TRIAL }]
    : releases.map(([version, files]) => ({
        version,
        first: migrations().filter(({ name }) => name in files),
        later: migrations().filter(({ name }) => !(name in files)),
      }));

/** As the app does, asks again under the same id when a statement was cancelled for taking over 3 s. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if ((error as { code?: string }).code !== "57014") throw error;
    }
  }
}

const bin = postgresBinaries();
const skipped = bin === null ? " (SKIPPED: no PostgreSQL package for this platform)" : "";

describe.skipIf(bin === null).each(upgrades)(`upgrading a shop of $version${skipped}`, ({ first, later }) => {
  let shop: Served;
  let clients: Database;
  beforeAll(async () => {
    shop = await openPostgres(bin ?? "");
    for (const { sql } of first) await shop.exec(sql);
    await f.addAccounts(shop);
    clients = manySessions(shop, CLIENTS);
  });
  afterAll(async () => {
    await clients.close();
    await shop.close();
  });

  it(`loses and doubles nothing of ${BOOKINGS} bookings while ${CLIENTS} old clients book and pay`, async () => {
    const tour = await f.makeTour(shop, { maxGuests: 500, days: DAYS });
    const other = await f.makeTour(shop, { days: DAYS });
    await f.bookAndPay(shop, f.bookingOf(other, await f.dayFromNow(shop, DAYS[0] ?? 0)));
    await shop.exec(manyPaymentsSql(BOOKINGS));
    const days = await Promise.all(DAYS.map((ahead) => f.dayFromNow(shop, ahead)));
    let isOver = false;
    const paid: f.Held[] = [];
    const client = async (number: number) => {
      while (!isOver) {
        const booking = f.bookingOf(tour, days[number % days.length] ?? "", { guests: 1 });
        await patiently(() => f.book(clients, booking));
        const payment = f.paymentOf(await patiently(() => f.openPayment(clients, booking)));
        await patiently(() => f.event(clients, payment, "completed"));
        paid.push(booking);
      }
    };
    const working = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    const sold = (count: number) => vi.waitUntil(() => paid.length >= count, { timeout: 200_000 });
    await sold(CLIENTS);
    for (const { sql } of later) await shop.exec(`set local lock_timeout = '5s'; ${sql}`);
    await sold(paid.length + CLIENTS);
    isOver = true;
    await working;
    for (const booking of paid) expect(await f.view(shop, booking)).toMatchObject({ status: "confirmed" });
    expect(await f.count(shop, `public.bookings where tour_id = '${other}'`)).toBe(BOOKINGS + 1);
    expect(await f.count(shop, `public.bookings where tour_id = '${tour}'`)).toBe(paid.length);
    expect(await f.seatsMismatch(shop)).toEqual([]);
    expect((await one(shop, "select coalesce(sum(cents), 0)::int as sum from public.ledger_entries"))["sum"]).toBe(0);
  });
});
