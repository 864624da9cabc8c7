import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { averageText, ratingOf } from "../../src/domain/reviews/rating.ts";
import { root } from "../support/run.ts";
import { onOneEngine } from "./support/engines.ts";
import { moneyLies } from "./support/money-lies.ts";

onOneEngine("the seed's example reviews", (db) => {
  beforeAll(() => db().exec(readFileSync(join(root, "supabase/seed.sql"), "utf8")));

  it("give each featured tour 24 reviews with an average of 4.8", async () => {
    const tours = await db().query("select title, stars from public.tours where featured");
    expect(tours.length).toBeGreaterThanOrEqual(4);
    for (const { title, stars } of tours) {
      const rating = ratingOf(stars as number[] | null);
      expect(rating && `${averageText(rating)} (${rating.count})`, String(title)).toBe("4.8 (24)");
    }
  });

  it("give each destination of the home page a rating", async () => {
    const bare = await db().query(`
      select d.name from (select * from public.destinations where featured order by id limit 6) d
      where not exists (select 1 from public.tours t where t.destination_id = d.id and t.stars is not null)`);
    expect(bare).toEqual([]);
  });

  it("have words in six of 24, in each of the three languages", async () => {
    const tours = await db().query(`
      select item_id, count(words)::integer as worded, count(distinct language) filter (where words is not null)::integer as languages
      from public.reviews group by item_id`);
    expect(tours.filter(({ worded, languages }) => worded !== 6 || languages !== 3)).toEqual([]);
  });

  it("are what the booking's traveler could have written, after a trip that had its seats", async () => {
    const wrong = await db().query(`
      select r.booking_id from public.reviews r join public.bookings b on b.id = r.booking_id
      join public.departures d on d.id = b.departure_id
      where b.status <> 'confirmed' or b.ends_on >= private.today() or private.is_called_off(b) or b.created_at >= b.check_in
        or r.item_id <> b.item_id or r.month <> to_char(b.check_in, 'YYYY-MM') or r.name <> b.customer_first_name
        or to_timestamp(r.written_at / 1000) <= b.ends_on or r.judged_at <= to_timestamp(r.written_at / 1000) or r.judged_at > now()
        or d.taken <> (select sum(o.guests) from public.bookings o where o.departure_id = d.id)
        or private.check_review(jsonb_build_object('id', b.id, 'token', repeat('t', 43), 'written_at', r.written_at, 'rating', r.rating,
          'words', r.words, 'name', r.name, 'language', r.language)) is not null`);
    expect(wrong).toEqual([]);
  });

  it("leave the books right, and are paid", async () => {
    const bookings = await db().query(
      "select id, private.owed(id) as owed from public.bookings where channel = 'agency'",
    );
    expect(bookings.filter(({ owed }) => Number(owed) !== 0)).toEqual([]);
    expect(bookings).toHaveLength(8 * 24);
    for (const { id } of bookings.slice(0, 24)) expect(await moneyLies(db(), String(id))).toEqual([]);
  });
});
