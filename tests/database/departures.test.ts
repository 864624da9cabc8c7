import { describe, expect, it } from "vitest";
import { departureSchema } from "../../src/domain/catalogue/rows/departure.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Delta = { revision: number; tours: Row[]; departures: Row[]; deleted: Row[] };

onOneEngine("departures", (db) => {
  const since = async (revision: number) => (await call(db(), f.anon, "catalogue_since", { since: revision })) as Delta;
  const rowsOf = (item: string) =>
    db().query(`select id::text, start_date::text as day, state, private, taken from public.departures
      where item_id = '${item}' order by start_date, created_at`);
  const setDates = (tour: string, days: string[]) =>
    db().exec(`update public.tours set departure_dates = '{${days.join(",")}}' where id = '${tour}'`);
  const change = (item: string, day: string, set: string) =>
    db().exec(`update public.departures set ${set} where item_id = '${item}' and start_date = '${day}'`);
  const days = (...ahead: number[]) => Promise.all(ahead.map((n) => f.dayFromNow(db(), n)));
  const makePackage = async (tours: string[], price = 900): Promise<string> => {
    const [row] = await db().query(`insert into public.packages (title, description, price, duration_days, tour_ids)
      values ('All', 'x', ${price}, 5, '{${tours.join(",")}}') returning id`);
    return String(row?.["id"]);
  };
  const ofPackage = (id: string, day: string, more: Row = {}) =>
    f.bookingOf("", day, { tour_id: null, package_id: id, total_price_cents: 5_000_000, ...more });

  describe("from the dates of the form", () => {
    it("are deleted, or closed if booked, when their date is removed, and reopened when it returns", async () => {
      const [a = "", b = "", c = ""] = await days(30, 60, 90);
      const tour = await f.makeTour(db(), { days: [30, 60, 90] });
      const before = await rowsOf(tour);
      expect(await f.book(db(), f.bookingOf(tour, b))).toMatchObject({ ok: true });
      await setDates(tour, [c]);
      expect(await rowsOf(tour)).toMatchObject([
        { id: before[1]?.["id"], day: b, state: "closed", taken: 2 },
        { id: before[2]?.["id"], day: c, state: "open" },
      ]);
      expect(await f.book(db(), f.bookingOf(tour, b))).toMatchObject({ code: "date_gone", seats_left: 0 });
      await setDates(tour, [a, b, c]);
      const after = await rowsOf(tour);
      expect(after).toMatchObject([{ day: a }, { id: before[1]?.["id"], state: "open", taken: 2 }, { day: c }]);
      expect(after[0]?.["id"]).not.toBe(before[0]?.["id"]);
      expect(await f.seatsMismatch(db())).toEqual([]);
    });

    it("keep the seats sold on request when the day is published", async () => {
      const [day = ""] = await days(20);
      const tour = await f.makeTour(db(), { days: [], maxGuests: 5 });
      expect(await f.book(db(), f.bookingOf(tour, day, { guests: 3 }))).toMatchObject({ ok: true });
      const [made] = await rowsOf(tour);
      expect(made).toMatchObject({ private: true, taken: 3 });
      expect(await f.book(db(), f.bookingOf(tour, day, { guests: 3 }))).toMatchObject({
        code: "seats_gone",
        seats_left: 2,
      });
      await setDates(tour, [day]);
      expect(await rowsOf(tour)).toEqual([{ ...made, private: false }]);
      expect(await call(db(), f.anon, "availability", { item_type: "tour", item_id: tour })).toMatchObject({
        on_request: false,
        dates: [{ date: day, seats_left: 2 }],
      });
    });
  });

  describe("for sale", () => {
    it("sell at their own price, and refuse the one seen before with today's quote", async () => {
      const [day = "", other = ""] = await days(30, 90);
      const tour = await f.makeTour(db());
      const stale = f.bookingOf(tour, day);
      await change(tour, day, "price_cents = 60000");
      expect(await f.book(db(), stale)).toMatchObject({ code: "price_up", quote: quote(60_000, 2) });
      const total_price_cents = quote(60_000, 2).total_cents;
      const booked = await f.book(db(), f.bookingOf(tour, day, { total_price_cents }));
      expect(booked.booking).toMatchObject({ quote: quote(60_000, 2) });
      expect((await f.book(db(), f.bookingOf(tour, other))).booking).toMatchObject({ quote: quote(45_000, 2) });
    });

    it("sell their own seats, and the next days show their own price", async () => {
      const [full = "", next = ""] = await days(30, 90);
      const tour = await f.makeTour(db());
      await change(tour, full, "places = 2");
      await change(tour, next, "places = 12, price_cents = 39900");
      expect(await f.book(db(), f.bookingOf(tour, full, { guests: 3 }))).toMatchObject({
        code: "group_too_large",
        max_guests: 2,
      });
      expect(await f.book(db(), f.bookingOf(tour, full))).toMatchObject({ ok: true });
      expect(await f.book(db(), f.bookingOf(tour, full))).toMatchObject({
        code: "seats_gone",
        nearest_dates: [{ date: next, seats_left: 12, price_cents: 39_900 }],
      });
      expect(await f.book(db(), f.bookingOf(tour, next, { guests: 12 }))).toMatchObject({ ok: true });
      expect(await f.seatsMismatch(db())).toEqual([]);
    });

    it.each([
      ["closes earlier than the day before", "closes_days = 29", true],
      ["has closed", "closes_days = 30", false],
      ["is guaranteed", "state = 'guaranteed'", true],
      ["is closed", "state = 'closed'", false],
    ])("are sold or refused: one that %s", async (_, set, open) => {
      const [day = ""] = await days(30);
      const tour = await f.makeTour(db());
      await change(tour, day, set);
      const answer = await f.book(db(), f.bookingOf(tour, day));
      expect(answer).toMatchObject(open ? { ok: true } : { ok: false, code: "date_gone" });
    });

    it("end a trip when the departure does", async () => {
      const [day = "", end = ""] = await days(30, 36);
      const tour = await f.makeTour(db());
      await change(tour, day, `end_date = '${end}'`);
      expect((await f.book(db(), f.bookingOf(tour, day))).booking).toMatchObject({ ends_on: end });
    });

    it("of a package are its own, else its tours' days, with seats of its own", async () => {
      const [theirs = "", own = ""] = await days(30, 50);
      const tour = await f.makeTour(db(), { days: [30] });
      const item = await makePackage([tour]);
      expect(await f.book(db(), ofPackage(item, theirs, { guests: 10 }))).toMatchObject({ ok: true });
      expect(await f.book(db(), f.bookingOf(tour, theirs, { guests: 10 }))).toMatchObject({ ok: true });
      expect(await rowsOf(item)).toMatchObject([{ day: theirs, private: true, taken: 10 }]);
      await db().exec(`insert into public.departures (package_id, start_date) values ('${item}', '${own}')`);
      expect(await f.book(db(), ofPackage(item, theirs))).toMatchObject({
        code: "date_gone",
        nearest_dates: [{ date: own }],
      });
      expect(await f.book(db(), ofPackage(item, own))).toMatchObject({ ok: true });
      expect(await f.seatsMismatch(db())).toEqual([]);
    });

    it("on a day that was closed or cancelled are refused, on request too", async () => {
      const [day = ""] = await days(20);
      const tour = await f.makeTour(db(), { days: [20] });
      await change(tour, day, "state = 'cancelled'");
      await setDates(tour, []);
      expect(await f.book(db(), f.bookingOf(tour, day))).toMatchObject({ code: "date_gone" });
      expect(await f.book(db(), f.bookingOf(tour, (await days(21))[0] ?? ""))).toMatchObject({ ok: true });
    });
  });

  describe("in the mirror", () => {
    it("have exactly what the device reads, and only if they differ from their day", async () => {
      const [day = ""] = await days(30);
      const tour = await f.makeTour(db());
      expect((await since(0)).departures.filter((row) => row["item_id"] === tour)).toEqual([]);
      await change(tour, day, "note = 'Bring a lamp'");
      const mirrored = (await since(0)).departures.filter((row) => row["item_id"] === tour);
      expect(mirrored).toMatchObject([{ item_type: "tour", start_date: day, note: "Bring a lamp", price_cents: null }]);
      expect(Object.keys(mirrored[0] ?? {}).toSorted()).toEqual(Object.keys(departureSchema.entries).toSorted());
    });

    it("arrive when they change and not when seats are sold, without their tour", async () => {
      const [day = ""] = await days(30);
      const tour = await f.makeTour(db());
      const start = (await since(0)).revision;
      await f.book(db(), f.bookingOf(tour, day));
      expect((await since(0)).revision).toBe(start);
      await change(tour, day, "price_cents = 44000");
      expect(await since(start)).toMatchObject({
        tours: [],
        departures: [{ item_id: tour, price_cents: 44_000 }],
        deleted: [],
      });
      const changed = (await since(0)).revision;
      await change(tour, day, "price_cents = null");
      expect(await since(changed)).toMatchObject({ tours: [], departures: [{ price_cents: null }] });
    });

    it("are deleted when cancelled, removed or archived with their item, and sent again when restored", async () => {
      const [a = "", b = "", c = ""] = await days(30, 60, 90);
      const tour = await f.makeTour(db(), { days: [30, 60, 90] });
      const [first, second, third] = await rowsOf(tour);
      const deletionsSince = async (revision: number) =>
        (await since(revision)).deleted.filter(({ kind }) => kind === "departure").map(({ id }) => id);
      let { revision } = await since(0);
      await change(tour, a, "state = 'cancelled'");
      expect(await deletionsSince(revision)).toEqual([first?.["id"]]);
      ({ revision } = await since(0));
      await setDates(tour, [b]);
      expect(await deletionsSince(revision)).toEqual([third?.["id"]]);
      ({ revision } = await since(0));
      await db().exec(`update public.tours set archived = true where id = '${tour}'`);
      expect(await deletionsSince(revision)).toEqual(expect.arrayContaining([second?.["id"]]));
      expect((await since(revision)).departures).toEqual([]);
      ({ revision } = await since(0));
      await db().exec(`update public.tours set archived = false where id = '${tour}'`);
      expect(await since(revision)).toMatchObject({
        tours: [{ id: tour }],
        departures: [{ id: second?.["id"], start_date: b }],
      });
      expect(c).not.toBe(b);
    });
  });
});
