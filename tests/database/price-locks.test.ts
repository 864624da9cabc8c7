import { beforeAll, expect, it } from "vitest";
import { quote } from "../../src/domain/pricing/quote.ts";
import type { Database, Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const SINGLE = { id: "single", name: "Single room", price_cents: 100_00, per: "guest", most: 4, retired: false };
const shown = quote(45_000, 2).total_cents;

type Locked = { ok: boolean; code?: string; lock: string; until: string; quote: Row };
const lockPrice = async (db: Database, tour: string, day: string, more: Row = {}): Promise<Locked> =>
  (await f.ask(db, f.anon, "lock_price", {
    item_type: "tour",
    item_id: tour,
    guests: 2,
    check_in: day,
    options: [],
    ...more,
  })) as unknown as Locked;
const raise = (db: Database, tour: string, price = 900) =>
  db.exec(`update public.tours set price = ${price} where id = '${tour}'`);

onOneEngine("a price lock", (db) => {
  let day = "";
  beforeAll(async () => {
    day = await f.dayFromNow(db(), 30);
  });

  it("holds the shown price and terms, however late the booking is sent", async () => {
    const tour = await f.makeTour(db());
    const { lock, quote: held, until } = await lockPrice(db(), tour, day);
    expect(held).toEqual(quote(45_000, 2));
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await raise(db(), tour);
    const { ok, booking } = await f.book(db(), f.bookingOf(tour, day, { lock }));
    expect({ ok, cents: booking?.["total_cents"], quote: booking?.["quote"] }).toEqual({
      ok: true,
      cents: shown,
      quote: held,
    });
  });

  it("never makes a booking dearer than it is today", async () => {
    const tour = await f.makeTour(db());
    const { lock } = await lockPrice(db(), tour, day);
    await raise(db(), tour, 300);
    const { booking } = await f.book(db(), f.bookingOf(tour, day, { lock }));
    expect(booking?.["total_cents"]).toBe(quote(30_000, 2).total_cents);
  });

  it("counts for nothing when altered, expired, used, or of another trip, day or group: the traveler is asked", async () => {
    const tour = await f.makeTour(db());
    const other = await f.makeTour(db());
    const { lock } = await lockPrice(db(), tour, day);
    const { lock: old } = await lockPrice(db(), tour, day);
    const { lock: cheap } = await lockPrice(db(), other, day);
    await db().exec("update private.settings set value = '-1' where key = 'price_lock_hours'");
    const { lock: over } = await lockPrice(db(), tour, day);
    await db().exec("update private.settings set value = '24' where key = 'price_lock_hours'");
    const [mark = "", body = ""] = lock.split(".");
    const rewritten = Buffer.from(
      Buffer.from(body, "base64url").toString().replaceAll('"total_cents": 98010', '"total_cents": 1'),
    ).toString("base64url");
    expect(rewritten).not.toBe(body);
    await raise(db(), tour);
    expect((await f.book(db(), f.bookingOf(tour, day, { lock }))).ok).toBe(true);
    const later = await f.dayFromNow(db(), 90);
    const three = quote(45_000, 3).total_cents;
    for (const [wrong, change] of [
      [`${mark}.${rewritten}`, {}],
      [`${mark}x.${body}`, {}],
      ["nonsense.%%%", {}],
      ["", {}],
      [`${"0".repeat(64)}.${body}`, {}],
      [cheap, {}],
      [old, { guests: 3, total_price_cents: three }],
      [old, { check_in: later, check_out: later }],
      [lock, {}],
      [over, {}],
    ] as const) {
      const { ok, code } = await f.book(db(), f.bookingOf(tour, day, { ...change, lock: wrong }));
      expect({ wrong, ok, code }).toEqual({ wrong, ok: false, code: "price_up" });
    }
    expect((await f.book(db(), f.bookingOf(tour, day, { lock: old }))).booking?.["total_cents"]).toBe(shown);
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("holds the price of options, not their availability", async () => {
    const tour = await f.makeTour(db());
    const tellOptions = (option: typeof SINGLE) =>
      db().exec(`update public.tours set options = '${JSON.stringify([option])}' where id = '${tour}'`);
    await tellOptions(SINGLE);
    const options = [{ id: "single", count: 1 }];
    const { lock, quote: held } = await lockPrice(db(), tour, day, { options });
    const { lock: another } = await lockPrice(db(), tour, day, { options });
    const wish = { options, total_price_cents: Number(held["total_cents"]) };
    await tellOptions({ ...SINGLE, price_cents: 500_00 });
    expect((await f.book(db(), f.bookingOf(tour, day, { ...wish, lock }))).booking?.["quote"]).toEqual(held);
    await tellOptions({ ...SINGLE, retired: true });
    const refused = await f.book(db(), f.bookingOf(tour, day, { ...wish, lock: another }));
    expect(refused.code).toBe("options_changed");
  });

  it("holds no seat and no departure", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 3 });
    const { lock } = await lockPrice(db(), tour, day);
    const { lock: another } = await lockPrice(db(), tour, await f.dayFromNow(db(), 90));
    await f.book(db(), f.bookingOf(tour, day));
    expect((await f.book(db(), f.bookingOf(tour, day, { lock }))).code).toBe("seats_gone");
    await db().exec(`update public.departures set state = 'closed' where tour_id = '${tour}'`);
    const late = f.bookingOf(tour, await f.dayFromNow(db(), 90), { lock: another });
    expect((await f.book(db(), late)).code).toBe("date_gone");
    expect(await lockPrice(db(), tour, day)).toMatchObject({ ok: false, code: "not_offered" });
  });

  it("is used once by two who send it at the same time", async () => {
    const tour = await f.makeTour(db());
    const { lock } = await lockPrice(db(), tour, day);
    await raise(db(), tour);
    const answers = await Promise.all(Array.from({ length: 4 }, () => f.book(db(), f.bookingOf(tour, day, { lock }))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "price_up")).toHaveLength(3);
  });
});
