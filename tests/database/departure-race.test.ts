import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { openMigrated } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import type { Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";

const ROUNDS = 30;
const bin = postgresBinaries();
const title = "a departure that is called off while it is booked, paid, cancelled and saved";

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let db: Served;
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
    await f.addAccounts(db);
  });
  afterAll(() => db.close());

  it(`leaves nobody on it who was not told, in ${ROUNDS} rounds`, async () => {
    const day = await f.dayFromNow(db, 30);
    const ends: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      const tour = await f.makeTour(db, { maxGuests: 20, days: [30] });
      const [departure] = await db.query(`select id::text from public.departures where tour_id = '${tour}'`);
      const id = departure?.["id"];
      const [paid, leaving] = [f.bookingOf(tour, day), f.bookingOf(tour, day)];
      await f.book(db, paid);
      const opened = await f.ask(db, f.service, "open_payment", { booking_id: paid.id, token: paid.token });
      await f.bookAndPay(db, leaving);
      const rush: (() => Promise<unknown>)[] = [
        () => call(db, f.admin, "cancel_departure", { departure_id: id, reason: "Storm" }),
        () => f.book(db, f.bookingOf(tour, day)),
        () => f.event(db, String(opened.payment?.["payment_id"]), "completed"),
        () =>
          f.ask(db, f.anon, "cancel_my_booking", {
            booking_id: leaving.id,
            token: leaving.token,
            expected_refund_cents: 73_508,
            expected_status: "confirmed",
          }),
        () => call(db, f.admin, "save_departure", { departure: { id, places: 19 } }),
        () => f.book(db, f.bookingOf(tour, day)),
      ];
      const turn = round % rush.length;
      await Promise.all([...rush.slice(turn), ...rush.slice(0, turn)].map((ask) => ask()));
      const rows = await db.query(`select b.status, b.needs_attention,
          (select count(*)::int from public.email_outbox m where m.booking_id = b.id and m.kind = 'departure_cancelled') as told
        from public.bookings b where b.departure_id = '${String(id)}'`);
      const on = rows.filter(({ status }) => status === "pending" || status === "confirmed");
      expect(on).toEqual(on.map((row: Row) => ({ ...row, status: "confirmed", needs_attention: true, told: 1 })));
      for (const { status } of rows) ends[String(status)] = (ends[String(status)] ?? 0) + 1;
    }
    expect(await f.seatsMismatch(db)).toEqual([]);
    process.stdout.write(`departure race: ${JSON.stringify(ends)} in ${ROUNDS} rounds\n`);
    // Else nothing raced.
    expect(ends["confirmed"]).toBeGreaterThan(0);
    expect(ends["cancelled"]).toBeGreaterThan(0);
  });
});
