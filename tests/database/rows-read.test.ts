import { beforeAll, expect, it } from "vitest";
import { actAs, type Query } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const OTHERS = 4_000;
const FEW = 50;

// Not how long it takes, which a busy machine changes, but how many rows of a large table are read for a small question.
onOneEngine("a question about few rows, in a large shop", (db) => {
  let mine: { id: string; token: string };
  beforeAll(async () => {
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    mine = f.bookingOf(tour, await f.dayFromNow(db(), 90), { code: "SEASON", total_price_cents: 5_000_000 });
    await db().exec(`
      insert into public.codes (id, code, percent) values (gen_random_uuid(), 'SEASON', 10)`);
    await f.bookAndPay(db(), mine);
    // Bookings and payments of others, all with the one code.
    await db().exec(`
      create temporary table others as select gen_random_uuid() as id, n from generate_series(1, ${OTHERS}) n;
      insert into public.bookings (id, reference, tour_id, departure_id, code_id, status, guests, check_in, check_out, ends_on, title,
        image_url, duration_days, total_price, quote, terms, customer_first_name, customer_last_name, customer_email, customer_phone)
      select o.id, 'OTHER-' || o.n, b.tour_id, b.departure_id, b.code_id, 'pending', 1, b.check_in, b.check_out, b.ends_on, b.title,
        b.image_url, b.duration_days, b.total_price, b.quote, b.terms, 'Anna', 'Weber', 'other' || o.n || '@example.com', '1'
      from others o, public.bookings b where b.id = '${mine.id}';
      insert into public.payments (booking_id, status, amount_cents, customer_data, booking_data)
      select id, 'failed', 100, '{}', '{}' from others;
      drop table others;
      analyze`);
  });

  const rowsRead = async (query: Query, table: string): Promise<number> => {
    const [row] = await query(
      `select seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_xact_user_tables where relid = 'public.${table}'::regclass`,
    );
    return Number(row?.["n"]);
  };
  const readFor = (table: string, question: string): Promise<number> =>
    actAs(db(), { role: "owner" }, async (query) => {
      const before = await rowsRead(query, table);
      await query(`select ${question}`);
      return (await rowsRead(query, table)) - before;
    });

  it("counts what is read", async () => {
    expect(await readFor("payments", "count(*) from public.payments where note is null")).toBeGreaterThan(OTHERS);
  });

  it("what cancelling gives back reads few payments", async () => {
    expect(await readFor("payments", `public.cancel_quote('${mine.id}', '${mine.token}')`)).toBeLessThan(FEW);
  });

  it("a code that many used reads few bookings", async () => {
    const tour = "(select id from public.tours limit 1)";
    expect(await readFor("bookings", `private.take_code('season', ${tour}, 'new@example.com')`)).toBeLessThan(FEW);
  });
});
