import { beforeAll, expect, it } from "vitest";
import { actAs, call, lit, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const HOW_MANY = 10_000;
const FIRST_PAGE_MS = 300;
const FOUND_MS = 500;

onEveryEngine("the desk at 10,000 payments", (db) => {
  beforeAll(async () => {
    await f.addAccounts(db());
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 30));
    await f.bookAndPay(db(), wish);
    // Rows like the one that went through the real verbs, spread over a year.
    await db().exec(`
      insert into public.bookings (id, reference, tour_id, status, guests, check_in, check_out, ends_on, title,
        image_url, duration_days, total_price, quote, terms, customer_name, customer_email, customer_phone, created_at)
      select gen_random_uuid(), 'R' || n, b.tour_id, 'confirmed', 2, b.check_in, b.check_in, b.ends_on, b.title,
        b.image_url, b.duration_days, b.total_price, b.quote, b.terms, 'Guest ' || n, 'guest' || n || '@example.com',
        '+998', now() - make_interval(mins => n * 50)
      from public.bookings b, generate_series(1, ${HOW_MANY}) n;
      insert into public.payments (external_id, booking_id, status, amount_cents, customer_data, booking_data, created_at, paid_at)
      select 'octo-' || b.reference, b.id, (array['completed', 'completed', 'pending', 'failed', 'cancelled'])[1 + length(b.reference || b.id::text) % 5],
        98010, jsonb_build_object('name', b.customer_name, 'email', b.customer_email), jsonb_build_object('title', b.title),
        b.created_at, b.created_at
      from public.bookings b where b.reference like 'R%' and b.customer_phone = '+998';
      analyze public.bookings; analyze public.payments`);
  }, 240_000);

  /** Time until the answer is here, role and claims and all: the median of five, as other work shares the machine. */
  const timed = async (verb: string, args: Row) => {
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const started = performance.now();
      await call(db(), f.admin, verb, args);
      times.push(performance.now() - started);
    }
    const ms = times.toSorted((x, y) => x - y)[2] ?? 0;
    process.stdout.write(`${verb}(${JSON.stringify(args)}): ${ms.toFixed(1)} ms\n`);
    return ms;
  };

  it("has that many", async () => {
    const [row] = await actAs(db(), f.admin, (query) =>
      query(`select (public.admin_payment_summary() ->> 'count')::int as n where ${lit(HOW_MANY)} > 0`),
    );
    expect(row?.["n"]).toBe(HOW_MANY + 1);
  });

  it.each([
    ["admin_payments", {}, FIRST_PAGE_MS],
    ["admin_payment_summary", {}, FIRST_PAGE_MS],
    ["admin_bookings", {}, FIRST_PAGE_MS],
    ["admin_departures", { from_day: "2020-01-01" }, FIRST_PAGE_MS],
    ["admin_payments", { skip: HOW_MANY - 50 }, FOUND_MS],
    ["admin_payments", { status: "failed" }, FOUND_MS],
    ["admin_payments", { status: "refunded" }, FOUND_MS],
    ["admin_payments", { search: "guest9999@" }, FOUND_MS],
    ["admin_payments", { search: "nobody" }, FOUND_MS],
    ["admin_payment_summary", { search: "980.10" }, FOUND_MS],
    ["admin_bookings", { search: "guest 9999" }, FOUND_MS],
    ["admin_charts", {}, FOUND_MS],
  ] as const)("%s %j answers in time", async (verb, args, most) => {
    expect(await timed(verb, args)).toBeLessThanOrEqual(most);
  });
});
