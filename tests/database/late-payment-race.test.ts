import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { openPostgres } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";

const ROUNDS = 40;
const bin = postgresBinaries();
const title = "a hold that ends, money that arrives and somebody who takes the place, at one moment";

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: PostgreSQL is not installed)`, () => {
  let db: Awaited<ReturnType<typeof openPostgres>>;
  beforeAll(async () => {
    db = await openPostgres(bin ?? "");
    await migrate(db);
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
      const payment = String(opened.payment?.["id"]);
      await f.endHold(db, wish.id);
      await f.ask(db, f.service, "mark_payment_checked", { payment });
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
