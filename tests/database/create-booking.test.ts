import { beforeAll, expect, it } from "vitest";
import { quote } from "../../src/domain/pricing/quote.ts";
import { call, one } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onEveryEngine("create_booking", (db) => {
  let day = "";
  beforeAll(async () => {
    day = await f.dayFromNow(db(), 30);
  });

  it("holds seats and stores what was agreed", async () => {
    const tour = await f.makeTour(db());
    const wish = f.bookingOf(tour, day, { special_requests: "Window <script>alert(1)</script>seat\njavascript:x" });
    const { ok, booking } = await f.book(db(), wish);
    expect(ok).toBe(true);
    expect(booking).toMatchObject({
      id: wish.id,
      status: "pending",
      item_type: "tour",
      check_in: day,
      ends_on: await f.dayFromNow(db(), 32),
      quote: quote(45_000, 2),
      total_cents: 98_010,
      terms: { version: "2026-11-22" },
      special_requests: "Window seat\nx",
      itinerary: { "1": "Arrive" },
      payment: null,
      refund: null,
    });
    expect(booking?.["reference"]).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(JSON.stringify(booking)).not.toContain(wish.token);
    const held = Date.parse(String(booking?.["expires_at"])) - Date.parse(String(booking?.["server_time"]));
    expect(held).toBe(30 * 60_000);
    expect(await f.mailCount(db(), wish, "booking_held")).toBe(1);
  });

  it("answers the same for the same id and token, and nothing for another token", async () => {
    const tour = await f.makeTour(db());
    const wish = f.bookingOf(tour, day);
    const first = await f.book(db(), wish);
    const again = await f.book(db(), { ...wish, guests: 5 });
    expect({ ...again.booking, server_time: 0 }).toEqual({ ...first.booking, server_time: 0 });
    expect(await f.book(db(), { ...wish, token: f.newToken() })).toMatchObject({ ok: false, code: "id_taken" });
    expect(await f.view(db(), wish)).toMatchObject({
      id: wish.id,
    });
    expect(await call(db(), f.anon, "my_booking", { booking_id: wish.id, token: f.newToken() })).toBeNull();
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("sells no seat twice and names the nearest dates with seats", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 5, days: [20, 30, 35] });
    expect((await f.book(db(), f.bookingOf(tour, day, { guests: 4 }))).ok).toBe(true);
    const refused = await f.book(db(), f.bookingOf(tour, day, { guests: 2 }));
    expect(refused).toMatchObject({ ok: false, code: "seats_gone", seats_left: 1, max_guests: 5 });
    expect(refused["nearest_dates"]).toEqual([
      { date: await f.dayFromNow(db(), 20), seats_left: 5, price_cents: 45_000 },
      { date: await f.dayFromNow(db(), 35), seats_left: 5, price_cents: 45_000 },
    ]);
    expect(await call(db(), f.anon, "availability", { item_type: "tour", item_id: tour })).toMatchObject({
      on_request: false,
      dates: [{ seats_left: 5 }, { date: day, seats_left: 1 }, { seats_left: 5 }],
    });
    expect(await f.book(db(), f.bookingOf(tour, day, { guests: 6 }))).toMatchObject({
      code: "group_too_large",
      max_guests: 5,
    });
  });

  it("gives the seats of an expired hold to the next booking, without housekeeping", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 2 });
    const first = f.bookingOf(tour, day);
    await f.book(db(), first);
    await f.endHold(db(), first.id);
    expect((await f.book(db(), f.bookingOf(tour, day))).ok).toBe(true);
    expect(await f.book(db(), f.bookingOf(tour, day))).toMatchObject({ code: "seats_gone" });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("passes a lower price on and shows a higher one first", async () => {
    const tour = await f.makeTour(db(), { days: [20, 30] });
    const dear = await f.book(db(), f.bookingOf(tour, day, { total_price_cents: 98_009 }));
    const other = { date: await f.dayFromNow(db(), 20), price_cents: 45_000 };
    expect(dear).toMatchObject({ code: "price_up", quote: quote(45_000, 2), nearest_dates: [other] });
    const cheap = await f.book(db(), f.bookingOf(tour, day, { total_price_cents: 99_999 }));
    expect(cheap.booking?.["total_cents"]).toBe(98_010);
  });

  it("limits one mailbox to three holds, and one network to so many seats", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const held = (customer_email: string) => f.book(db(), f.bookingOf(tour, day, { customer_email }));
    for (let n = 0; n < 3; n += 1) expect((await held("Many@example.com")).ok).toBe(true);
    expect(await held("many@EXAMPLE.com")).toMatchObject({ code: "too_many_holds" });
    const limit = (capacity: number, seconds: number) =>
      db().exec(
        `update private.rate_rules set capacity = ${capacity}, seconds_per_token = ${seconds} where purpose = 'booking'`,
      );
    const from = (address: string) =>
      f.book(db(), f.bookingOf(tour, day, { guests: 1 }), { role: "anon", headers: { "x-forwarded-for": address } });
    await limit(3, 3600);
    for (let n = 0; n < 3; n += 1) expect((await from("203.0.113.7, 10.0.0.1")).ok).toBe(true);
    await expect(from("203.0.113.7, 10.0.0.1")).rejects.toMatchObject({ code: "PT429" });
    expect((await from("203.0.113.8")).ok).toBe(true);
    await limit(120, 6);
  });

  it("accepts days on request from three days ahead, and packages on their tours' dates", async () => {
    const request = await f.makeTour(db(), { days: [] });
    expect(await f.book(db(), f.bookingOf(request, await f.dayFromNow(db(), 2)))).toMatchObject({ code: "date_gone" });
    expect((await f.book(db(), f.bookingOf(request, await f.dayFromNow(db(), 3)))).ok).toBe(true);
    expect(await call(db(), f.anon, "availability", { item_type: "tour", item_id: request })).toMatchObject({
      on_request: true,
      dates: [{ seats_left: 8 }],
    });
    const [one_, two] = [await f.makeTour(db(), { days: [30] }), await f.makeTour(db(), { days: [40], duration: 2 })];
    const pack = await one(
      db(),
      `insert into public.packages (title, description, price, duration_days, tour_ids)
       values ('Both', 'x', 450, 5, '{${one_},${two}}') returning id`,
    );
    const wish = f.bookingOf("", await f.dayFromNow(db(), 40), { tour_id: null, package_id: pack["id"] });
    const booked = await f.book(db(), wish);
    expect(booked.booking).toMatchObject({ item_type: "package", itinerary: { "1": "Arrive", "4": "Arrive" } });
  });

  it.each([
    ["too soon", 2, [3, 4, 5]],
    ["too far ahead", 731, [728, 729, 730]],
  ])("offers the nearest allowed days instead of one on request that is %s", async (_, wanted, offered) => {
    const request = await f.makeTour(db(), { days: [] });
    const refused = await f.book(db(), f.bookingOf(request, await f.dayFromNow(db(), wanted)));
    const dates = await Promise.all(offered.map(async (ahead) => ({ date: await f.dayFromNow(db(), ahead) })));
    expect(refused).toMatchObject({ code: "date_gone", nearest_dates: dates });
  });

  it("makes references whose check digit finds one wrong or two swapped characters", async () => {
    const rows = await db().query("select private.new_reference() as ref from generate_series(1, 200)");
    expect(new Set(rows.map((row) => row["ref"])).size).toBe(200);
    const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
    const digit = (body: string) =>
      signs[body.split("").reduce((sum, sign, at) => sum + signs.indexOf(sign) * (at + 2) + at + 2, 0) % 31];
    for (const { ref } of rows) {
      const body = String(ref).replace("-", "").slice(0, 7);
      expect(String(ref).at(-1)).toBe(digit(body));
      for (let at = 0; at < 6; at += 1) {
        const swapped = body.slice(0, at) + body[at + 1] + body[at] + body.slice(at + 2);
        if (swapped !== body) expect(digit(swapped)).not.toBe(digit(body));
      }
    }
  });
});
