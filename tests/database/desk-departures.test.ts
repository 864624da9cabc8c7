import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { quote } from "../../src/domain/pricing/quote.ts";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("the desk's departures", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const desk = (verb: string, args: Row) => f.ask(db(), f.admin, verb, args);
  const save = (departure: Row) => desk("save_departure", { departure });
  const rowsOf = (item: string) =>
    db().query(`select id::text, start_date::text as day, end_date::text, state, places, price_cents, private, taken
      from public.departures where item_id = '${item}' order by start_date`);
  const shownOf = async (item: string) => (await desk("admin_item_departures", { item }))["rows"] as Row[];
  const datesOf = async (tour: string) =>
    (await one(db(), `select departure_dates::text[] as dates from public.tours where id = '${tour}'`))["dates"];
  const revision = async () =>
    ((await call(db(), f.anon, "catalogue_since", { since: 0 })) as { revision: number }).revision;
  const day = (ahead: number) => f.dayFromNow(db(), ahead);
  const makeGuide = async (more: Row = {}): Promise<string> => {
    const guide = { id: randomUUID(), name: "Дилноза", phone: "+998 90 1234567", email: "d@example.com", ...more };
    expect(await desk("save_guide", { guide })).toEqual({ ok: true });
    return guide.id;
  };

  describe("saving departures", () => {
    it("adds new ones for sale at once, in the tour's dates and at their price, once", async () => {
      const tour = await f.makeTour(db(), { days: [30] });
      const said = { start_date: await day(60), price_cents: 50_000, places: 4, guide_id: await makeGuide() };
      const fresh = { tour_id: tour, ...said };
      for (let n = 0; n < 2; n += 1) expect(await save(fresh)).toEqual({ ok: true });
      expect(await shownOf(tour)).toMatchObject([{ start_date: await day(30) }, { ...said, item_id: tour, taken: 0 }]);
      expect(await datesOf(tour)).toEqual([await day(30), await day(60)]);
      const total_price_cents = quote(50_000, 2).total_cents;
      expect(await f.book(db(), f.bookingOf(tour, await day(60), { total_price_cents }))).toMatchObject({ ok: true });
      expect(await f.count(db(), `public.audit_log where entity = 'departure' and action = 'created'`)).toBe(1);
    });

    it("changes named fields only, and null restores the item's own", async () => {
      const tour = await f.makeTour(db(), { days: [30] });
      const [row] = await rowsOf(tour);
      await save({ id: row?.["id"], price_cents: 40_000, places: 8, note: " Bring a lamp " });
      await save({ id: row?.["id"], price_cents: null, state: "guaranteed" });
      expect((await shownOf(tour))[0]).toMatchObject({
        price_cents: null,
        places: 8,
        note: "Bring a lamp",
        state: "guaranteed",
      });
    });

    it("closes and reopens one, with its day removed from the tour's dates and restored", async () => {
      const tour = await f.makeTour(db(), { days: [30, 60] });
      const [row] = await rowsOf(tour);
      await save({ id: row?.["id"], state: "closed", price_cents: 40_000 });
      expect(await datesOf(tour)).toEqual([await day(60)]);
      await save({ id: row?.["id"], state: "open" });
      expect(await datesOf(tour)).toEqual([await day(30), await day(60)]);
      expect((await rowsOf(tour))[0]).toMatchObject({ id: row?.["id"], state: "open", price_cents: 40_000 });
    });

    it("adds one of a package, and of a day on request whose seats stay sold", async () => {
      const tour = await f.makeTour(db(), { days: [] });
      await f.book(db(), f.bookingOf(tour, await day(20), { guests: 3 }));
      await save({ tour_id: tour, start_date: await day(20) });
      expect(await shownOf(tour)).toMatchObject([{ private: false, taken: 3 }]);
      const [item] = await db().query(
        "insert into public.packages (title, description, price, duration_days) values ('All', 'x', 900, 5) returning id",
      );
      expect(await save({ package_id: item?.["id"], start_date: await day(40) })).toMatchObject({ ok: true });
      expect(await call(db(), f.anon, "availability", { item_type: "package", item_id: item?.["id"] })).toMatchObject({
        on_request: false,
        dates: [{ date: await day(40), seats_left: 10 }],
      });
    });
  });

  describe("refuses", () => {
    let tour: string;
    let id: string;
    let other: string;
    let cancelledId: string;
    let guide: string;
    beforeAll(async () => {
      tour = await f.makeTour(db(), { days: [30] });
      other = await f.makeTour(db());
      id = String((await rowsOf(tour))[0]?.["id"]);
      await f.book(db(), f.bookingOf(tour, await day(30), { guests: 5 }));
      cancelledId = randomUUID();
      guide = await makeGuide({ archived: true });
    });
    it.each<[string, string, () => Row | Promise<Row>]>([
      ["end before start", "end_before_start", async () => ({ id, end_date: await day(29) })],
      ["a price of 0", "invalid_price", () => ({ id, price_cents: 0 })],
      ["places below what is sold", "places_below_sold", () => ({ id, places: 4 })],
      ["closing years before", "invalid_closing", () => ({ id, closes_days: 366 })],
      ["a guide who left", "unknown_guide", () => ({ id, guide_id: guide })],
      ["a departure of another item", "other_item", () => ({ id, tour_id: other })],
      ["a past date", "past_date", async () => ({ tour_id: tour, start_date: await day(-1) })],
      ["a day that is none", "invalid_departure", () => ({ tour_id: tour, start_date: "2027-02-30" })],
      ["a trip that is none", "item_gone", async () => ({ tour_id: cancelledId, start_date: await day(31) })],
      ["cancelling by the way", "invalid_departure", () => ({ id, state: "cancelled" })],
    ])("%s: %s, and nothing is stored", async (_, code, wish) => {
      const before = [await rowsOf(tour), await datesOf(tour), await revision()];
      expect(await save(await wish())).toMatchObject({ ok: false, code, message: expect.stringMatching(/\w/) });
      expect([await rowsOf(tour), await datesOf(tour), await revision()]).toEqual(before);
    });
  });

  it("shows an item's with price and seats, bookings, and null without an item", async () => {
    const tour = await f.makeTour(db(), { days: [30, 60] });
    await f.bookAndPay(db(), f.bookingOf(tour, await day(30)));
    await f.book(db(), f.bookingOf(tour, await day(30), { guests: 3 }));
    expect(await desk("admin_item_departures", { item: tour })).toMatchObject({
      item_type: "tour",
      title: expect.stringMatching(/\w/),
      price_cents: 45_000,
      max_guests: 10,
      rows: [
        { start_date: await day(30), taken: 5, bookings: 2, held_bookings: 1 },
        { start_date: await day(60), taken: 0, bookings: 0, held_bookings: 0 },
      ],
    });
    expect(await desk("admin_item_departures", { item: randomUUID() })).toBeNull();
  });

  describe("repeating departures", () => {
    it("copies them every week until a day, and keeps days that have one", async () => {
      const tour = await f.makeTour(db(), { days: [30, 44] });
      const [row, other] = await rowsOf(tour);
      await save({ id: row?.["id"], price_cents: 40_000, end_date: await day(33), places: 6 });
      const made = [await day(37), await day(51)];
      const until = await day(57);
      expect(await desk("repeat_departure", { departure_id: row?.["id"], until })).toEqual({ ok: true, made });
      expect(await datesOf(tour)).toEqual([await day(30), await day(37), await day(44), await day(51)]);
      const rows = await rowsOf(tour);
      expect(rows[1]).toMatchObject({ price_cents: 40_000, places: 6, end_date: await day(40), state: "open" });
      expect(rows[2]).toEqual(other);
      expect(await desk("repeat_departure", { departure_id: row?.["id"], until })).toEqual({ ok: true, made: [] });
    });

    it.each<[string, number, string]>([
      ["for less than a week", 36, "past_date"],
      ["for ever", 731, "too_far"],
    ])("refuses %s", async (_, ahead, code) => {
      const tour = await f.makeTour(db(), { days: [30] });
      const [row] = await rowsOf(tour);
      expect(await desk("repeat_departure", { departure_id: row?.["id"], until: await day(ahead) })).toMatchObject({
        code,
      });
      expect(await rowsOf(tour)).toHaveLength(1);
    });
  });

  describe("cancelling departures", () => {
    const mailsOf = (id: string) =>
      db().query(
        `select kind, payload from public.email_outbox where booking_id = '${id}' and kind = 'departure_cancelled'`,
      );

    it("mails paid guests once, offers a choice, and refunds all even on a day that would return less", async () => {
      const tour = await f.makeTour(db(), { days: [10, 40] });
      const [row] = await rowsOf(tour);
      const paid = f.bookingOf(tour, await day(10));
      await f.bookAndPay(db(), paid);
      const held = f.bookingOf(tour, await day(10));
      await f.book(db(), held);
      const cancelRequest = { departure_id: row?.["id"], reason: "Too few" };
      for (let n = 0; n < 2; n += 1) expect(await desk("cancel_departure", cancelRequest)).toEqual({ ok: true });
      const cancellations = `public.audit_log where action = 'cancelled' and entity_id = '${String(row?.["id"])}'`;
      expect(await f.count(db(), `${cancellations} and details ->> 'bookings' = '2'`)).toBe(1);
      expect(await f.count(db(), cancellations)).toBe(1);
      expect(await datesOf(tour)).toEqual([await day(40)]);
      const all = quote(45_000, 2).total_cents;
      const mails = await mailsOf(paid.id);
      expect(mails).toMatchObject([
        { payload: { refund_cents: all, nearest_dates: [{ date: await day(40), seats_left: 10 }] } },
      ]);
      expect(mails).toHaveLength(1);
      expect(await mailsOf(held.id)).toEqual([]);
      const view = async (wish: { id: string; token: string }) => await f.view(db(), wish);
      expect(await view(held)).toMatchObject({ status: "cancelled" });
      expect(await view(paid)).toMatchObject({ status: "confirmed", needs_attention: true, called_off: true });
      for (const { id } of [paid, held])
        expect(await call(db(), f.admin, "admin_booking", { booking_id: id })).toMatchObject({
          called_off: true,
          history: [{ action: "departure_cancelled", details: { reason: "Too few" } }],
        });
      const mine = f.mine(paid);
      expect(await call(db(), f.anon, "cancel_quote", mine)).toMatchObject({ refund_cents: all, percent: 100 });
      const cancelled = await f.ask(db(), f.anon, "cancel_my_booking", {
        ...mine,
        expected_refund_cents: all,
        expected_status: "confirmed",
      });
      expect(cancelled.booking).toMatchObject({
        status: "cancelled",
        needs_attention: false,
        refund: { amount_cents: all },
      });
      expect(await f.seatsMismatch(db())).toEqual([]);
    });

    it("reminds nobody of a cancelled one", async () => {
      const tour = await f.makeTour(db(), { days: [2] });
      const [row] = await rowsOf(tour);
      const wish = f.bookingOf(tour, await day(2));
      await f.bookAndPay(db(), wish);
      await db().exec(`update public.bookings set created_at = now() - interval '9 days' where id = '${wish.id}'`);
      await desk("cancel_departure", { departure_id: row?.["id"], reason: "Storm" });
      expect(await call(db(), f.service, "queue_reminders")).toBe(0);
    });
  });
});
