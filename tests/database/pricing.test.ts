import fc from "fast-check";
import { expect, it } from "vitest";
import { offerOn } from "../../src/domain/catalogue/held-offer.ts";
import { aDeparture, aTour } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import { currentOptions } from "../../src/domain/pricing/options.ts";
import { priceParts } from "../../src/domain/pricing/price-lines.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { CURRENT_TERMS } from "../../src/domain/terms/cancellation-policy.ts";
import { depositFor, PAYMENT_PLAN } from "../../src/domain/terms/payment-plan.ts";
import { refundFor } from "../../src/domain/terms/refund.ts";
import { call, lit, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import { anon, makeTour } from "./support/fixtures.ts";

const ties = Array.from({ length: 60 }, (_, step) => 5 + step * 10);
const round = [0, 1, 99, 100, 45_000, 70_000, 120_000, 4_999_999, 5_000_000];
const random = fc.sample(fc.integer({ min: 1, max: 5_000_000 }), { numRuns: 200, seed: 20_261 });
const prices = [...new Set([...ties, ...round, ...random])];

onOneEngine("the price", (db) => {
  it(`is the same in SQL and TypeScript for 1..60 guests at ${prices.length} prices`, async () => {
    expect(prices.length).toBeGreaterThanOrEqual(200);
    const rows = await db().query(`
      select price, n, private.price(price, n) as quote
      from unnest('{${prices.join(",")}}'::bigint[]) price, generate_series(1, 60) n`);
    expect(rows).toHaveLength(prices.length * 60);
    for (const row of rows) expect(row["quote"]).toEqual(quote(Number(row["price"]), Number(row["n"])));
  });

  it("is the same with options, and so are the available options", async () => {
    const option = fc.record({
      id: fc.constantFrom("single", "ride", "visa"),
      name: fc.constantFrom("Single room", "Airport transfer"),
      price_cents: fc.oneof(fc.constantFrom(1, 5, 15, 4_05, 5_000_000), fc.integer({ min: 1, max: 900_00 })),
      per: fc.constantFrom("guest" as const, "booking" as const),
      most: fc.integer({ min: 1, max: 12 }),
      retired: fc.boolean(),
    });
    const offered = fc.uniqueArray(option, { selector: ({ id }) => id });
    const wishes = fc.dictionary(fc.constantFrom("single", "ride", "visa", "unknown"), fc.integer({ min: 0, max: 20 }));
    const price = fc.constantFrom(...prices);
    const code = fc.option(
      fc.oneof(
        fc.record({ code: fc.constant("TEN"), percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ code: fc.constant("GIFT"), amount_cents: fc.integer({ min: 1, max: 5_000_000 }) }),
      ),
    );
    const cases = fc.sample(fc.tuple(price, fc.integer({ min: 1, max: 60 }), offered, wishes, code), {
      numRuns: 2_000,
      seed: 20_261,
    });
    const quoteRequests = cases.map(([cents, n, options, chosen, off]) => ({
      code: off,
      cents,
      n,
      options,
      chosen: Object.entries(chosen).map(([id, count]) => ({ id, count })),
    }));
    const rows = await db().query(`
      select private.price(x.cents, x.n, private.options_now(x.options, x.chosen, x.n), nullif(x.code, 'null')) as quote
      from jsonb_array_elements(${lit(JSON.stringify(quoteRequests))}::jsonb) with ordinality a (x, place),
        lateral jsonb_to_record(a.x) x (cents bigint, n integer, options jsonb, chosen jsonb, code jsonb) order by a.place`);
    expect(rows).toHaveLength(cases.length);
    const quotes = cases.map(([cents, n, options, chosen, off]) =>
      quote(cents, n, currentOptions(options, chosen, n), off),
    );
    expect(quotes.filter(({ options_cents }) => options_cents > 0).length).toBeGreaterThan(500);
    expect(quotes.filter(({ code_cents }) => code_cents > 0).length).toBeGreaterThan(500);
    expect(rows.map((row) => row["quote"])).toEqual(quotes);
  });

  it("is the same with an agreed total, which it meets to the cent", async () => {
    const agreed = fc.record({
      cents: fc.integer({ min: 1, max: 300_000 }),
      n: fc.integer({ min: 1, max: 15 }),
      later: fc.integer({ min: 1, max: 15 }),
      fees: fc.constantFrom(0, 7, 10, 25),
      total: fc.integer({ min: 1, max: 5_000_000 }),
    });
    const cases = fc.sample(agreed, { numRuns: 500, seed: 20_261 });
    const rows = await db().query(`
      select private.with_agreed_total(private.price(x.cents, x.n, '[]', null, x.fees), x.total) as quote,
        private.price(x.cents, x.later, '[]', null, x.fees,
          private.with_agreed_total(private.price(x.cents, x.n, '[]', null, x.fees), x.total) -> 'agreed') as later
      from jsonb_array_elements(${lit(JSON.stringify(cases))}::jsonb) with ordinality a (x, place),
        lateral jsonb_to_record(a.x) x (cents bigint, n integer, later integer, fees integer, total bigint)
      order by a.place`);
    for (const [index, { cents, n, later, fees, total }] of cases.entries()) {
      const price = { list_cents: quote(cents, n, [], null, fees).total_cents, total_cents: total };
      const expected = quote(cents, n, [], null, fees, price);
      expect(expected.total_cents).toBe(total);
      expect(priceParts(expected).reduce((sum, part) => sum + part.cents, 0)).toBe(total);
      expect(rows[index]).toEqual({ quote: expected, later: quote(cents, later, [], null, fees, price) });
    }
  });

  it("of a departure is its own, else the item's, for 1..60 guests", async () => {
    const own = [...ties.slice(0, 30), 1, 99, 45_000, 4_999_999, 5_000_000, ...random.slice(0, 60), null];
    const item = aTour({
      id: await makeTour(db(), { price: 450.55, days: own.map((_, n) => n + 1) }),
      price_cents: 45_055,
    });
    await db().exec(`
      update public.departures d set price_cents = p.cents
      from unnest('{${own.map((cents) => cents ?? "null").join(",")}}'::integer[]) with ordinality p (cents, n)
      where d.tour_id = '${item.id}' and d.start_date = private.today() + p.n::integer`);
    const rows = await db().query(`
      select d.start_date::text as day, d.price_cents, n, public.quote('tour', d.tour_id, n, d.start_date) as quote
      from public.departures d, generate_series(1, 60) n where d.tour_id = '${item.id}'`);
    expect(rows).toHaveLength(own.length * 60);
    expect(new Set(rows.map((row) => row["price_cents"])).size).toBe(new Set(own).size);
    for (const row of rows) {
      const [day, price] = [String(row["day"]), row["price_cents"] as number | null];
      const storedDepartures = [aDeparture({ item_id: item.id, start_date: day, price_cents: price })];
      expect(row["quote"]).toEqual(quote(offerOn(item, storedDepartures, day).price_cents, Number(row["n"])));
    }
  });

  it("is quoted only for what is for sale", async () => {
    const tour = await makeTour(db(), { price: 450.55 });
    expect(await call(db(), anon, "quote", { item_type: "tour", item_id: tour, guests: 9 })).toEqual(quote(45_055, 9));
    for (const [item_type, guests] of [
      ["package", 1],
      ["tour", 0],
      ["tour", -1],
      ["hotel", 1],
    ] as const)
      expect(await call(db(), anon, "quote", { item_type, item_id: tour, guests })).toBeNull();
  });
});

onOneEngine("the cancellation policy", (db) => {
  it("is the same data in SQL and TypeScript", async () => {
    expect((await one(db(), "select private.current_terms() as terms"))["terms"]).toEqual(CURRENT_TERMS);
  });

  it("offers the same deposit on every day before", async () => {
    const rows = await db().query(`
      select total, days, private.deposit_for(private.current_terms(), total, '2027-06-30', '2027-06-30'::date - days) as deposit,
        ('2027-06-30'::date - days)::text as today
      from unnest('{1,199999,200000,200001,200002,300001,4999999,5000000}'::bigint[]) total, generate_series(-1, 70) days`);
    expect(rows).toHaveLength(8 * 72);
    for (const row of rows) {
      const booking = { total_cents: Number(row["total"]), check_in: "2027-06-30" };
      expect(row["deposit"]).toEqual(depositFor(PAYMENT_PLAN, booking, String(row["today"])));
    }
    expect(rows.filter((row) => row["deposit"] !== null)).toHaveLength(5 * 40);
  });

  it("gives the same refund of what is paid in part or was moved, on every day before", async () => {
    const rows = await db().query(`
      select total * part / 4 as paid, total - total * part / 4 as owed, total * kept / 2 as kept, n, days,
        private.refund_for(private.current_terms(), total * part / 4, n, '2027-06-30', '2027-06-30'::date - days,
          total - total * part / 4, total * kept / 2) as refund,
        private.refund_for(private.current_terms(), total, n, '2027-06-30', '2027-06-30'::date - days, 0,
          total * kept / 2) as whole,
        ('2027-06-30'::date - days)::text as today
      from unnest('{5000,98011,300001,1,4999999}'::bigint[]) total, generate_series(0, 4) part, generate_series(0, 2) kept,
        unnest('{1,4}'::integer[]) n, unnest('{-1,0,14,15,29,30,59,60,61}'::integer[]) days`);
    expect(rows).toHaveLength(5 * 5 * 3 * 2 * 9);
    for (const row of rows) {
      const [paid_cents, owed_cents, kept_cents] = [row["paid"], row["owed"], row["kept"]].map(Number);
      const booking = { paid_cents: paid_cents ?? 0, owed_cents, kept_cents, guests: Number(row["n"]) };
      const refund = refundFor(CURRENT_TERMS, { ...booking, check_in: "2027-06-30" }, String(row["today"]));
      expect(row["refund"]).toEqual(refund);
      const stays = (paid_cents ?? 0) + (owed_cents ?? 0) - Number((row["whole"] as Row)["refund_cents"]);
      expect((paid_cents ?? 0) - refund.refund_cents).toBe(Math.min(paid_cents ?? 0, stays));
    }
  });
});
