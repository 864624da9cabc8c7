import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { matchesFilter } from "../../src/domain/desk/departures/calendar/calendar-filter.ts";
import { calendarSchema } from "../../src/domain/desk/departures/calendar/calendar-schema.ts";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Listed = { count: number; rows: Row[] };
type Figures = Record<"day" | "week", Record<"now" | "before", Row>>;
type Today = Record<string, Listed> & { figures: Figures; departures: Row[] };

onOneEngine("today at the desk", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const today = async () => (await call(db(), f.admin, "admin_today")) as Today;
  const desk = (verb: string, args: Row) => f.ask(db(), f.admin, verb, args);
  const day = (ahead: number) => f.dayFromNow(db(), ahead);
  const idOf = (tour: string) => f.departureOf(db(), tour);
  const ids = ({ rows }: Listed) => rows.map((row) => row["id"]);
  const departing = async (ahead: number) => {
    const tour = await f.makeTour(db(), { days: [] });
    const booking = await f.bookByHand(db(), tour, await day(ahead));
    return { tour, booking, departure: await idOf(tour) };
  };

  it("shows who departs today and tomorrow, and departures of the week without a guide", async () => {
    const soon = await departing(1);
    const later = await departing(5);
    const far = await departing(9);
    const empty = await f.makeTour(db(), { days: [1] });
    const seen = await today();
    expect(seen.departures.map((row) => row["id"])).toEqual([soon.departure]);
    expect(seen.departures[0]).toMatchObject({ guests: 2, bookings: 1, expected: 2, arrived: 0, guide_name: null });
    expect(ids(seen["unguided"] as Listed)).toEqual([soon.departure, later.departure]);
    expect(JSON.stringify(seen)).not.toContain(empty);
    expect(JSON.stringify(seen)).not.toContain(far.departure);
    const guide = { id: randomUUID(), name: "Aziz", phone: "+998 90 1234567", email: null };
    await desk("save_guide", { guide });
    await desk("save_departure", { departure: { id: soon.departure, guide_id: guide.id } });
    const then = await today();
    expect(then.departures[0]).toMatchObject({ guide_name: "Aziz", guide_phone: "+998 90 1234567" });
    expect(ids(then["unguided"] as Listed)).toEqual([later.departure]);
    await desk("save_guide", { guide: { ...guide, archived: true, revision: 1 } });
    expect(ids((await today())["unguided"] as Listed)).toEqual([soon.departure, later.departure]);
    const wanted = { from_day: await f.dayFromNow(db(), 0), show: "unguided" };
    const { rows } = (await call(db(), f.admin, "admin_departures", wanted)) as Listed;
    expect(rows.map(({ id }) => id)).toContain(soon.departure);
  });

  it("lists departures below their minimum within a week of closing, not before and not when guaranteed", async () => {
    const tour = await f.makeTour(db(), { days: [20] });
    const id = await idOf(tour);
    const below = async () => ids((await today())["below"] as Listed);
    await desk("save_departure", { departure: { id, min_guests: 4, closes_days: 12 } });
    expect(await below()).not.toContain(id);
    await desk("save_departure", { departure: { id, closes_days: 13 } });
    expect(await below()).toContain(id);
    await desk("save_departure", { departure: { id, state: "guaranteed" } });
    expect(await below()).not.toContain(id);
  });

  it("counts seven days' bookings, income and cancellations, beside the same days a week before", async () => {
    const before = (await today()).figures.week;
    const tour = await f.makeTour(db());
    const [now, then] = [f.bookingOf(tour, await day(30)), f.bookingOf(tour, await day(90), { guests: 3 })];
    for (const booking of [now, then]) await f.bookAndPay(db(), booking);
    await db().exec(`update public.bookings set confirmed_at = now() - interval '8 days' where id = '${then.id}';
      update public.payments set paid_at = now() - interval '8 days' where booking_id = '${then.id}'`);
    await desk("admin_cancel_booking", { booking_id: now.id, reason: "x", refund_cents: 0 });
    const { week: after, day: ofToday } = (await today()).figures;
    const more = (part: "now" | "before", name: string) => Number(after[part][name]) - Number(before[part][name]);
    expect(["bookings", "guests", "cancellations"].map((name) => [more("now", name), more("before", name)])).toEqual([
      [1, 1],
      [2, 3],
      [1, 0],
    ]);
    expect(more("now", "revenue_cents")).toBeGreaterThan(0);
    expect(ofToday.now).toEqual(after.now);
    expect(more("before", "revenue_cents")).toBeGreaterThan(more("now", "revenue_cents"));
  });

  it("lists holds until they end, balances from a week before they are due, and what needs attention", async () => {
    const tour = await f.makeTour(db(), { days: [30, 60] });
    const held = f.bookingOf(tour, await day(30));
    await f.book(db(), held);
    const owing = await f.bookByHand(db(), tour, await day(60));
    const dueIn = (days: number) =>
      db().exec(`update public.bookings set balance_due_on = private.today() + ${days} where id = '${owing.id}'`);
    await dueIn(8);
    const seen = await today();
    expect((seen["holds"] as Listed).rows).toContainEqual(
      expect.objectContaining({ id: held.id, name: "Жасур Oʻrinov", until: expect.any(String) }),
    );
    expect(ids(seen["balances"] as Listed)).not.toContain(owing.id);
    await dueIn(7);
    await db().exec(
      `update public.bookings set needs_attention = true, attention_reason = 'Paid late' where id = '${owing.id}'`,
    );
    await f.endHold(db(), held.id);
    const then = await today();
    expect((then["balances"] as Listed).rows).toContainEqual(
      expect.objectContaining({ id: owing.id, owed_cents: expect.any(Number), due_on: await day(7) }),
    );
    expect((then["attention"] as Listed).rows).toContainEqual(
      expect.objectContaining({ id: owing.id, why: "Paid late" }),
    );
    expect(ids(then["holds"] as Listed)).not.toContain(held.id);
  });

  it("lists failing mails, and not sent ones", async () => {
    const tour = await f.makeTour(db());
    const booking = f.bookingOf(tour, await day(30));
    await f.bookAndPay(db(), booking);
    const become = (state: string) =>
      db().exec(`update public.email_outbox set ${state} where booking_id = '${booking.id}'`);
    const listed = async () =>
      ((await today())["mails"] as Listed).rows.filter((row) => row["booking_id"] === booking.id);
    expect(await listed()).toEqual([]);
    await become("status = 'queued', attempts = 3, last_error = '550'");
    expect((await listed()).length).toBeGreaterThan(0);
    await become("status = 'failed', attempts = 50");
    expect(await listed()).toContainEqual(expect.objectContaining({ kind: "booking_confirmed", last_error: "550" }));
    await become("status = 'sent'");
    expect(await listed()).toEqual([]);
  });

  it("contains the guest lists of the coming days, for a desk offline", async () => {
    const { tour, booking } = await departing(3);
    const kept = (await call(db(), f.admin, "admin_next_days")) as { item_id: string; day: string; manifest: Listed }[];
    const mine = kept.find(({ item_id }) => item_id === tour);
    expect(mine?.day).toBe(await day(3));
    expect(mine?.manifest).toEqual(
      await call(db(), f.admin, "admin_manifest", { item: tour, departs_on: await day(3) }),
    );
    expect(mine?.manifest.rows).toMatchObject([{ id: booking.id, customer_phone: "+998 (90) 123-45-67" }]);
  });
});

onOneEngine("the desk's calendar", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const day = (ahead: number) => f.dayFromNow(db(), ahead);
  const save = (departure: Row) => f.ask(db(), f.admin, "save_departure", { departure });

  it("filters by trip, guide, state and problem, sorts as requested, and sums all that was found", async () => {
    const guide = randomUUID();
    await f.ask(db(), f.admin, "save_guide", { guide: { id: guide, name: "Lola", phone: null, email: null } });
    const first = await f.makeTour(db(), { days: [30, 60], maxGuests: 8 });
    const second = await f.makeTour(db(), { days: [45], maxGuests: 20 });
    await db().exec(`update public.tours set title = 'A first' where id = '${second}'`);
    await f.bookAndPay(db(), f.bookingOf(first, await day(60)));
    await save({ tour_id: first, start_date: await day(30), min_guests: 3, guide_id: guide });
    await save({ tour_id: second, start_date: await day(45), state: "closed" });
    const from_day = await day(1);
    const list = async (more: Row) =>
      (await call(db(), f.admin, "admin_departures", { from_day, ...more })) as Listed & { sums: Row };
    const found = async (more: Row) => (await list(more)).rows.map((row) => [row["item_id"], row["start_date"]]);
    const [early, late, closed] = [
      [first, await day(30)],
      [first, await day(60)],
      [second, await day(45)],
    ];
    expect(await found({})).toEqual([early, late]);
    expect(await found({ state: "closed" })).toEqual([closed]);
    expect(await found({ state: "all" })).toEqual([early, closed, late]);
    expect(await found({ guide })).toEqual([early]);
    expect(await found({ show: "below" })).toEqual([early]);
    expect(await found({ show: "unguided" })).toEqual([late]);
    expect(await found({ show: "waiting" })).toEqual([]);
    expect(await found({ item: second })).toEqual([]);
    expect(await found({ to_day: await day(59) })).toEqual([early]);
    expect(await found({ descending: true })).toEqual([late, early]);
    expect(await found({ sort: "fill", descending: true })).toEqual([late, early]);
    expect(await found({ sort: "fill", how_many: 1, skip: 1 })).toEqual([late]);
    expect(await found({ sort: "guide" })).toEqual([early, late]);
    expect(await list({ how_many: 1 })).toMatchObject({
      count: 2,
      sums: { places: 16, taken: 2 },
      rows: [{ title: "Silk Road", guide_name: "Lola", min_guests: 3, item_price_cents: 45_000, item_max_guests: 8 }],
    });
  });

  it("is filtered on the device as on the server", async () => {
    const from_day = await day(0);
    const asked = (more: Row) => call(db(), f.admin, "admin_departures", { from_day, how_many: 1000, ...more });
    const { rows } = v.parse(calendarSchema, await asked({ state: "all" }));
    expect(rows.length).toBeGreaterThan(2);
    const guide = rows.find(({ guide_id }) => guide_id !== null)?.guide_id ?? "";
    for (const state of ["", "all", "open", "closed"])
      for (const show of ["", "below", "unguided", "waiting"])
        for (const wanted of ["", guide]) {
          const here = rows.filter((row) => matchesFilter(row, { item: "", guide: wanted, state, show }));
          const there = v.parse(
            calendarSchema,
            await asked({ state: state || null, show: show || null, guide: wanted || null }),
          );
          expect(
            here.map(({ id }) => id),
            `${state} ${show} ${wanted}`,
          ).toEqual(there.rows.map(({ id }) => id));
        }
  });
});
