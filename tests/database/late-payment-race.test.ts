import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onEveryEngine, openMigrated } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import type { Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";

const ROUNDS = 40;
const bin = postgresBinaries();
const title = "a hold that ends, money that arrives and somebody who takes the place, at one moment";

onEveryEngine("a payment no webhook tells of", (db) => {
  it("is asked about in each minute's round while the provider's page may be open, and seldom after", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 9 });
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 30));
    await f.book(db(), wish);
    const opened = await f.ask(db(), f.service, "open_payment", { booking_id: wish.id, token: wish.token });
    const id = String(opened.payment?.["payment_id"]);
    const inSeconds = async () => {
      const [row] = await db().query(
        `select extract(epoch from next_check_at - now())::int as left from public.payments where id = '${id}'`,
      );
      return Number(row?.["left"]);
    };
    // A round each 60 s: paid right after opening, it is seen 80 s later at the latest.
    expect(await inSeconds()).toBeLessThanOrEqual(20);
    const claimAt = async (age: string, checks: number) => {
      await db().exec(`update public.payments set next_check_at = now(), checks = ${checks},
        created_at = now() - interval '${age}' where id = '${id}'`);
      await f.ask(db(), f.service, "claim_due_payments", { how_many: 200 });
      return inSeconds();
    };
    // However often it was asked about before: the traveller may only now have found the card.
    for (const [age, checks] of [
      ["1 minute", 0],
      ["5 minutes", 3],
      ["60 minutes", 40],
    ] as const)
      expect(await claimAt(age, checks)).toBeLessThanOrEqual(30);
    expect(await claimAt("3 hours", 60)).toBeGreaterThan(600);
    expect(await claimAt("1 day", 60)).toBeGreaterThan(3_000);
  });
});

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let db: Served;
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
  });
  afterAll(() => db.close());

  it(`never gives a place twice nor loses money, in ${ROUNDS} rounds`, async () => {
    const day = await f.dayFromNow(db, 30);
    const ends = { confirmed: 0, attention: 0, resold: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const tour = await f.makeTour(db, { maxGuests: 2 });
      const wish = f.bookingOf(tour, day);
      await f.book(db, wish);
      const opened = await f.ask(db, f.service, "open_payment", { booking_id: wish.id, token: wish.token });
      const payment = String(opened.payment?.["payment_id"]);
      await f.endHold(db, wish.id);
      await f.ask(db, f.service, "mark_payment_checked", { payment_id: payment });
      const other = f.bookingOf(tour, day);
      const rush = [
        () => f.ask(db, f.service, "expire_holds", {}),
        () => f.event(db, payment, "completed"),
        () => f.book(db, other),
        () => f.event(db, payment, "completed"),
      ];
      // Each round begins with another of them.
      await Promise.all([...rush.slice(round % 4), ...rush.slice(0, round % 4)].map((run) => run()));
      const [row] = await db.query(`select b.status, b.needs_attention, p.status as paid,
          (select count(*)::int from public.bookings o where o.id = '${other.id}' and o.status in ('pending', 'confirmed')) as others,
          (select count(*)::int from public.email_outbox m where m.booking_id = b.id and m.kind = 'booking_confirmed') as told,
          (select count(*)::int from public.email_outbox m where m.booking_id = b.id and m.kind = 'attention_traveller') as warned
        from public.bookings b join public.payments p on p.booking_id = b.id where b.id = '${wish.id}'`);
      expect(row?.["paid"]).toBe("completed");
      const seated = row?.["status"] === "confirmed";
      // Exactly one of the two: a place and its mail, or the truth and an operator who knows.
      expect(row).toMatchObject({ needs_attention: !seated, told: seated ? 1 : 0, warned: seated ? 0 : 1 });
      expect(seated && row?.["others"] === 1).toBe(false);
      if (seated) ends.confirmed += 1;
      else ends.attention += 1;
      ends.resold += Number(row?.["others"]);
    }
    expect(await f.seatsMismatch(db)).toEqual([]);
    process.stdout.write(`late payment race: ${JSON.stringify(ends)} of ${ROUNDS}\n`);
  });
});
