import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { call, lit, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Change = { id: string; at: string; was: { point: string | null; time: string | null }; seen_at: string | null };

onOneEngine("a departure's meeting point", (db) => {
  beforeAll(() => f.addAccounts(db()));

  const lobby = { meeting_point: "Hotel lobby", meeting_time: "08:30" };
  const tourThatMeets = async () => {
    const tour = await f.makeTour(db(), { days: [30, 90] });
    await db()
      .exec(`update public.tours set meeting_point = 'Hotel lobby', meeting_time = '08:30', meeting_latitude = 39.65,
      meeting_longitude = 66.97 where id = ${lit(tour)}`);
    return tour;
  };
  const departureOf = async (item: string) => f.departureOf(db(), item, await f.dayFromNow(db(), 30));
  const save = (departure: Row) => f.ask(db(), f.admin, "save_departure", { departure });
  const view = async (wish: f.Held) => (await f.view(db(), wish)) as Row & { meeting_change: Change | null };
  const confirmedOn = async (tour: string, ahead = 30) => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), ahead));
    await f.bookAndPay(db(), wish);
    return wish;
  };
  const acknowledge = ({ id, token }: f.Held, news_id: unknown, seen_at: unknown = Date.now()) =>
    f.ask(db(), f.anon, "acknowledge_news", { ack: { id, as: "booking", token, news_id, seen_at, by: "page" } });
  const mails = (wish: f.Held) => f.mailCount(db(), wish, "meeting_changed");
  const changesOf = (departure: string) =>
    f.count(db(), `public.meeting_changes where departure_id = ${lit(departure)}`);

  it("is the item's until it has its own, whose pin is its own or none", async () => {
    const tour = await tourThatMeets();
    const wish = await confirmedOn(tour);
    expect(await view(wish)).toMatchObject({ ...lobby, meeting_latitude: 39.65, meeting_change: null });
    const id = await departureOf(tour);
    await save({ id, meeting_time: "07:15" });
    expect(await view(wish)).toMatchObject({ ...lobby, meeting_time: "07:15", meeting_latitude: 39.65 });
    await save({ id, meeting_point: "  North gate " });
    const there = { meeting_point: "North gate", meeting_time: "07:15" };
    expect(await view(wish)).toMatchObject({ ...there, meeting_latitude: null, meeting_longitude: null });
    await save({ id, meeting_latitude: 39.7, meeting_longitude: 66.9 });
    expect(await view(wish)).toMatchObject({ ...there, meeting_latitude: 39.7, meeting_longitude: 66.9 });
    await save({ id, meeting_point: null, meeting_time: null });
    expect(await view(wish)).toMatchObject({ ...lobby, meeting_latitude: 39.65 });
  });

  const bookedPackage = async (itinerary: Row = {}) => {
    const tours = [await tourThatMeets(), await f.makeTour(db())];
    const [row] = await db()
      .query(`insert into public.packages (title, description, price, duration_days, tour_ids, itinerary)
      values ('All', 'x', 900, 5, array[${tours.map(lit).join()}]::uuid[], ${lit(JSON.stringify(itinerary))}::jsonb)
      returning id::text`);
    const id = String(row?.["id"]);
    const wish = f.bookingOf("", await f.dayFromNow(db(), 30), {
      tour_id: null,
      package_id: id,
      total_price_cents: 5_000_000,
    });
    await f.bookAndPay(db(), wish);
    return { id, wish };
  };

  it("of a package whose first day is its own is that day's, never a later tour's", async () => {
    const arrival = "Arrival in Tashkent. We meet you at the airport.";
    const { id, wish } = await bookedPackage({ 1: ` ${arrival} `, 5: "Transfer to the airport" });
    const asDayOne = { meeting_point: arrival, meeting_time: null };
    expect(await view(wish)).toMatchObject({ ...asDayOne, meeting_latitude: null, meeting_longitude: null });
    expect(await call(db(), f.admin, "admin_item_departures", { item: id })).toMatchObject(asDayOne);
    for (const ahead of [30, 31])
      expect(
        await call(db(), f.admin, "admin_manifest", { item: id, departs_on: await f.dayFromNow(db(), ahead) }),
      ).toMatchObject(asDayOne);
    const departure = await departureOf(id);
    expect(
      await one(db(), `select private.last_meeting_change(${lit(departure)}) -> 'meeting' ->> 'point' as point`),
    ).toEqual({
      point: arrival,
    });
    await save({ id: departure, meeting_time: "06:00" });
    expect(await view(wish)).toMatchObject({ meeting_point: arrival, meeting_time: "06:00" });
  });

  it("of a package that begins with a tour is that tour's", async () => {
    const { id, wish } = await bookedPackage({ 4: "A free day" });
    expect(await view(wish)).toMatchObject(lobby);
    await save({ id: await departureOf(id), meeting_point: "Station hall" });
    expect(await view(wish)).toMatchObject({
      meeting_point: "Station hall",
      meeting_time: "08:30",
      meeting_change: { was: { point: "Hotel lobby", time: "08:30" }, seen_at: null },
    });
  });

  it("is shown and mailed once to confirmed guests when it changed", async () => {
    const tour = await tourThatMeets();
    const [wish, held] = [await confirmedOn(tour), f.bookingOf(tour, await f.dayFromNow(db(), 30))];
    await f.book(db(), held);
    const other = await confirmedOn(tour, 90);
    const id = await departureOf(tour);
    const change = { id, meeting_point: "North gate", meeting_time: "07:15" };
    expect(await save(change)).toEqual({ ok: true });
    await save(change);
    expect(await changesOf(id)).toBe(1);
    expect(await view(wish)).toMatchObject({
      meeting_point: "North gate",
      meeting_change: { was: { point: "Hotel lobby", time: "08:30" }, seen_at: null },
    });
    expect([await mails(wish), await mails(held), await mails(other)]).toEqual([1, 0, 0]);
    expect((await view(other))["meeting_change"]).toBeNull();
    await save({ id, meeting_time: "06:45" });
    expect(await mails(wish)).toBe(1);
    expect((await view(wish)).meeting_change?.was).toMatchObject({ point: "Hotel lobby", time: "08:30" });
    const audited = await db().query(
      `select details from public.audit_log where entity = 'departure' and entity_id = ${lit(id)} order by id`,
    );
    expect(JSON.stringify(audited)).toMatch(/"changes":\{[^]*"meeting_point":\{"to":"North gate","from":null\}/);
  });

  it("is not announced to a booking made or moved there after the change", async () => {
    const tour = await tourThatMeets();
    const early = await confirmedOn(tour, 90);
    const id = await departureOf(tour);
    await save({ id, meeting_point: "North gate" });
    const late = await confirmedOn(tour);
    expect(await view(late)).toMatchObject({ meeting_point: "North gate", meeting_change: null });
    const move = { booking_id: early.id, token: early.token, move_id: randomUUID() };
    const to_date = await f.dayFromNow(db(), 30);
    await f.ask(db(), f.anon, "move_my_booking", { ...move, to_date, expected_difference_cents: 0 });
    expect(await view(early)).toMatchObject({ check_in: to_date, meeting_point: "North gate", meeting_change: null });
  });

  describe("that was seen", () => {
    const changed = async () => {
      const tour = await tourThatMeets();
      const wish = await confirmedOn(tour);
      const id = await departureOf(tour);
      await save({ id, meeting_point: "North gate" });
      return { tour, wish, id, change: (await view(wish)).meeting_change?.id };
    };

    it("is stored once when its traveler says so, with the first time", async () => {
      const { wish, change } = await changed();
      const seen = Date.now() + 1_000;
      expect(await acknowledge(wish, change, seen - 2_000)).toEqual({ ok: true });
      const first = (await view(wish)).meeting_change?.seen_at;
      expect(first).toBeTruthy();
      expect(await acknowledge(wish, change, seen)).toEqual({ ok: true });
      expect((await view(wish)).meeting_change?.seen_at).toBe(first);
    });

    it("is shown again after another change, compared with the version that the traveler saw", async () => {
      const { wish, change, id } = await changed();
      await acknowledge(wish, change);
      await save({ id, meeting_time: "06:45" });
      expect((await view(wish)).meeting_change).toMatchObject({
        was: { point: "North gate", time: "08:30" },
        seen_at: null,
      });
    });

    it("cannot be reported by anybody else", async () => {
      const { wish, change } = await changed();
      const stranger = { id: wish.id, token: f.newToken() };
      expect(await acknowledge(stranger, change)).toMatchObject({ ok: false, code: "not_found" });
      expect(await acknowledge(wish, randomUUID())).toMatchObject({ ok: false, code: "not_found" });
      expect((await view(wish)).meeting_change?.seen_at).toBeNull();
    });
  });

  it.each([
    ["meeting_point", "x".repeat(501)],
    ["meeting_point", 7],
    ["meeting_point", "a\u0007b"],
    ["meeting_time", "24:00"],
    ["meeting_latitude", 91],
  ])("is refused as %s %j", async (field, value) => {
    const id = await departureOf(await tourThatMeets());
    expect(await save({ id, meeting_point: "Gate", [field]: value })).toMatchObject({
      code: "invalid_departure",
      field,
    });
  });

  it("is copied to repeated days, and is on the desk's guest list", async () => {
    const tour = await tourThatMeets();
    const id = await departureOf(tour);
    await save({ id, meeting_point: "North gate", meeting_time: "07:15" });
    const until = await f.dayFromNow(db(), 37);
    expect(await f.ask(db(), f.admin, "repeat_departure", { departure_id: id, until })).toMatchObject({ ok: true });
    const wish = await confirmedOn(tour, 37);
    expect(await view(wish)).toMatchObject({
      meeting_point: "North gate",
      meeting_time: "07:15",
      meeting_change: null,
    });
    const manifest = await f.ask(db(), f.admin, "admin_manifest", { item: tour, departs_on: until });
    expect(manifest).toMatchObject({ meeting_point: "North gate", meeting_time: "07:15" });
  });
});
