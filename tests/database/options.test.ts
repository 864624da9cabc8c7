import { beforeAll, describe, expect, it } from "vitest";
import { anOption } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import type { QuotedOption } from "../../src/domain/pricing/options.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { call, lit, one, type Database } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const single = anOption();
const ride = anOption({ id: "ride", name: "Airport transfer", price_cents: 40_00, per: "booking", most: 1 });
const old = anOption({ id: "old", name: "Old room", retired: true });

const setOptions = (db: Database, tour: string, options: unknown) =>
  db.exec(`update public.tours set options = ${lit(JSON.stringify(options))} where id = '${tour}'`);
const optionsOf = async (db: Database, tour: string) =>
  (await one(db, `select options from public.tours where id = '${tour}'`))["options"];

async function wish(db: Database, chosen: { id: string; count: number }[], shown: QuotedOption[]) {
  const tour = await f.makeTour(db);
  await setOptions(db, tour, [single, ride, old]);
  const total_price_cents = quote(45_000, 2, shown).total_cents;
  const booking = f.bookingOf(tour, await f.dayFromNow(db, 30), { options: chosen, total_price_cents });
  return { tour, booking };
}
const two: QuotedOption = { id: "single", name: "Single room", cents: 120_00, count: 2 };
const lift: QuotedOption = { id: "ride", name: "Airport transfer", cents: 40_00, count: 1 };

onOneEngine("options of a trip", (db) => {
  beforeAll(() => f.addAccounts(db()));

  it("are booked at their price, and stay on the booking as agreed whatever becomes of them", async () => {
    const { tour, booking } = await wish(
      db(),
      [
        { id: "ride", count: 1 },
        { id: "single", count: 2 },
      ],
      [two, lift],
    );
    const answer = await f.book(db(), booking);
    const agreed = quote(45_000, 2, [two, lift]);
    expect(answer.booking).toMatchObject({ quote: agreed, total_cents: agreed.total_cents });
    await setOptions(db(), tour, [{ ...single, name: "Room of one's own", price_cents: 1 }]);
    const seen = await f.view(db(), booking);
    expect(seen).toMatchObject({ quote: agreed });
    const desk = await call(db(), f.admin, "admin_booking", { booking_id: booking.id });
    expect(desk).toMatchObject({ options: [two, lift] });
  });

  it("are retired instead of deleted when booked; others are deleted", async () => {
    const { tour, booking } = await wish(db(), [{ id: "single", count: 1 }], [{ ...two, count: 1 }]);
    await f.book(db(), booking);
    await setOptions(db(), tour, []);
    expect(await optionsOf(db(), tour)).toEqual([{ ...single, retired: true }]);
  });

  describe.each<[string, { id: string; count: number }[], QuotedOption[]]>([
    ["an unknown one", [{ id: "spa", count: 1 }], []],
    [
      "a retired one",
      [
        { id: "old", count: 1 },
        { id: "ride", count: 1 },
      ],
      [lift],
    ],
    ["more than the guests", [{ id: "single", count: 3 }], [two]],
    ["more than a booking can have", [{ id: "ride", count: 2 }], [lift]],
  ])("with %s", (_, chosen, left) => {
    it("are refused with those available now, which can be booked", async () => {
      const { booking } = await wish(db(), chosen, [two, two, lift]);
      const refused = await f.book(db(), booking);
      expect(refused).toMatchObject({ ok: false, code: "options_changed", quote: quote(45_000, 2, left) });
      const options = left.map(({ id, count }) => ({ id, count }));
      const accepted = { ...booking, options, total_price_cents: quote(45_000, 2, left).total_cents };
      expect(await f.book(db(), accepted)).toMatchObject({ ok: true, booking: { quote: { options: left } } });
    });
  });

  it("are accepted in one shape only", async () => {
    const tour = await f.makeTour(db());
    const day = await f.dayFromNow(db(), 30);
    const wrong = [
      "single",
      [1],
      [{ id: "single" }],
      [{ id: "single", count: 0 }],
      [{ id: "single", count: "1" }],
      [{ id: "single", count: 1, cents: 1 }],
      [two, two].map(({ id }) => ({ id, count: 1 })),
      Array.from({ length: 13 }, (_, n) => ({ id: `o${n}`, count: 1 })),
    ];
    for (const options of wrong)
      expect(await f.book(db(), f.bookingOf(tour, day, { options })), JSON.stringify(options)).toMatchObject({
        code: "invalid_booking",
        field: "options",
      });
    expect(await f.book(db(), f.bookingOf(tour, day, { options: [] }))).toMatchObject({ ok: true });
    expect(await f.book(db(), f.bookingOf(tour, day))).toMatchObject({ ok: true });
  });

  it("are quoted when available, and not in a malformed list", async () => {
    const { tour } = await wish(db(), [], []);
    const quoted = (options: unknown) =>
      call(db(), f.anon, "quote", { item_type: "tour", item_id: tour, guests: 2, options });
    const [tooMany, retired] = [
      { id: "single", count: 9 },
      { id: "old", count: 1 },
    ];
    expect(await quoted([tooMany, retired])).toEqual(quote(45_000, 2, [two]));
    for (const options of [null, []]) expect(await quoted(options)).toEqual(quote(45_000, 2));
    for (const options of [{}, [tooMany, "x"], [{ id: "ride" }], [{ ...tooMany, more: 1 }]])
      expect(await quoted(options)).toBeNull();
  });

  it("are stored only when they can be sold", async () => {
    const tour = await f.makeTour(db());
    const wrong = [
      {},
      [{ ...single, name: " x" }],
      [{ ...single, price_cents: 0 }],
      [{ ...single, price_cents: 5_000_001 }],
      [{ ...single, per: "night" }],
      [{ ...single, most: 501 }],
      [{ ...single, more: 1 }],
      [single, { ...ride, id: "single" }],
      [single, { ...ride, name: "single ROOM" }],
      Array.from({ length: 13 }, (_, n) => ({ ...single, id: `o${n}`, name: `Room ${n}` })),
    ];
    for (const options of wrong)
      await expect(setOptions(db(), tour, options), JSON.stringify(options)).rejects.toThrow(/An option needs/);
    expect(await optionsOf(db(), tour)).toEqual([]);
    await setOptions(db(), tour, [single, { ...single, id: "before", retired: true }]);
  });
});
