import { beforeAll, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Wish = Row & { id: string; token: string };
let at = 1_790_000_000_000;

onOneEngine("reviews", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [30, 60] });
  });

  const over = async (daysAgo: number, more: Row = {}, item = tour): Promise<Wish> => {
    const wish = f.bookingOf(item, await f.dayFromNow(db(), 30), more);
    await f.bookAndPay(db(), wish);
    await ended(wish, daysAgo);
    return wish;
  };
  const ended = (wish: Wish, daysAgo: number) =>
    db().exec(`alter table public.bookings disable trigger guard;
      update public.bookings set check_in = private.today() - ${daysAgo + 2}, check_out = private.today() - ${daysAgo + 2},
        ends_on = private.today() - ${daysAgo} where id = '${wish.id}';
      alter table public.bookings enable trigger guard`);
  const write = (wish: Wish, more: Row = {}) =>
    f.ask(db(), f.anon, "submit_review", {
      review: {
        id: wish.id,
        token: wish.token,
        written_at: (at += 1),
        rating: 5,
        words: "Splendid",
        name: "Anna",
        ...more,
      },
    });
  const seen = async (wish: Wish) => (await f.view(db(), wish))["review"];
  const judge = (wish: Wish, publish: boolean, words: string | null = null, written_at = at) =>
    f.ask(db(), f.admin, "judge_review", { booking_id: wish.id, written_at, publish, words });
  const publicReviews = (item = tour) => call(db(), f.anon, "item_reviews", { item_id: item }) as Promise<Row[]>;
  const stars = async (kind: "tours" | "packages" = "tours", item = tour) => {
    const answer = (await call(db(), f.anon, "catalogue_since", { since: 0 })) as Record<string, Row[]>;
    return answer[kind]?.find(({ id }) => id === item)?.["stars"];
  };

  it("are accepted for a trip that took place, once it is over, from the holder of its token", async () => {
    const wish = await over(0);
    expect(await write(wish)).toMatchObject({ ok: false, code: "not_over" });
    await ended(wish, 1);
    expect(await write({ ...wish, token: f.newToken() })).toMatchObject({ ok: false, code: "not_found" });
    expect(await write(wish)).toEqual({ ok: true });
    expect(await seen(wish)).toMatchObject({
      rating: 5,
      words: "Splendid",
      name: "Anna",
      status: "waiting",
      answer: null,
    });
  });

  it.each(["cancelled", "refunded"])("are refused for a trip that was %s", async (status) => {
    const wish = await over(3);
    await db().exec(`update public.bookings set status = '${status}' where id = '${wish.id}'`);
    expect(await write(wish)).toMatchObject({ ok: false, code: "not_traveled" });
  });

  it("are refused for a hold and a cancelled departure", async () => {
    const held = f.bookingOf(tour, await f.dayFromNow(db(), 30));
    await f.book(db(), held);
    await ended(held, 3);
    expect(await write(held)).toMatchObject({ code: "not_traveled" });
    const other = await f.makeTour(db(), { days: [30] });
    const wish = await over(3, {}, other);
    await db().exec(`update public.departures set state = 'cancelled' where tour_id = '${other}'`);
    expect(await write(wish)).toMatchObject({ code: "not_traveled" });
    expect(await call(db(), f.service, "queue_reminders")).toBe(0);
  });

  it.each([
    ["a rating of none", { rating: 0 }, "rating"],
    ["half a star", { rating: 4.5 }, "rating"],
    ["too much to say", { words: "x".repeat(2001) }, "words"],
    ["control characters", { words: "a\u0007b" }, "words"],
    ["no name", { name: " " }, "name"],
    ["no token", { token: "" }, "token"],
  ])("with %s are refused by name", async (_, more, field) => {
    const wish = { id: "00000000-0000-4000-8000-000000000000", token: f.newToken() } as Wish;
    expect(await write(wish, more)).toMatchObject({ ok: false, code: "invalid_review", field });
  });

  it("sent twice are stored once; a later one replaces it, an older one does not", async () => {
    const wish = await over(4);
    const first = (at += 1);
    const late = (at += 1);
    for (let n = 0; n < 2; n += 1)
      expect(await write(wish, { written_at: late, words: "Second" })).toEqual({ ok: true });
    expect(await write(wish, { written_at: first, words: "First" })).toMatchObject({ code: "newer_review" });
    expect(await seen(wish)).toMatchObject({ words: "Second" });
    expect(await f.count(db(), `public.reviews where booking_id = '${wish.id}'`)).toBe(1);
  });

  it("are shown to nobody before the desk publishes them, and then without a trace of the booking", async () => {
    const item = await f.makeTour(db(), { days: [30], maxGuests: 500 });
    const [good, fair] = [await over(2, {}, item), await over(2, {}, item)];
    await write(good, { words: "<script>alert(1)</script>Splendid", rating: 5, language: "ru" });
    expect([await publicReviews(item), await stars("tours", item)]).toEqual([[], null]);
    expect(await judge(good, true, "Come back soon!")).toEqual({ ok: true });
    await write(fair, { words: null, rating: 3, name: "B." });
    await judge(fair, true);
    const month = (await f.dayFromNow(db(), -4)).slice(0, 7);
    expect(await publicReviews(item)).toEqual([
      { rating: 3, words: null, name: "B.", language: "en", month, answer: null },
      { rating: 5, words: "Splendid", name: "Anna", language: "ru", month, answer: "Come back soon!" },
    ]);
    expect(await stars("tours", item)).toEqual([0, 0, 1, 0, 1]);
    expect(await write(good, { rating: 1 })).toMatchObject({ code: "published" });
    expect(await seen(good)).toMatchObject({ status: "published", answer: "Come back soon!" });
  });

  it("say why they were declined, may be rewritten, and are removed when they were published", async () => {
    const item = await f.makeTour(db(), { days: [30], maxGuests: 500 });
    const wish = await over(2, {}, item);
    await write(wish);
    await expect(judge(wish, false)).rejects.toThrow(/give a reason/);
    await judge(wish, true);
    const before = Number(((await call(db(), f.anon, "catalogue_since", { since: 0 })) as Row)["revision"]);
    expect(await judge(wish, false, "It names a guest")).toEqual({ ok: true });
    expect([await publicReviews(item), await stars("tours", item)]).toEqual([[], null]);
    expect(await call(db(), f.anon, "catalogue_since", { since: before })).toMatchObject({
      tours: [{ id: item, stars: null }],
    });
    expect(await seen(wish)).toMatchObject({ status: "declined", reason: "It names a guest" });
    expect(await write(wish, { words: "Without the name" })).toEqual({ ok: true });
    expect(await seen(wish)).toMatchObject({ status: "waiting", reason: null, words: "Without the name" });
    expect(await f.count(db(), `public.audit_log where entity = 'review' and entity_id = '${wish.id}'`)).toBe(2);
    expect(await f.count(db(), `public.audit_log where entity = 'tour' and entity_id = '${item}'`)).toBe(0);
  });

  it("of a package are its own, not its tours'", async () => {
    const [row] = await db().query(
      `insert into public.packages (title, description, price, duration_days, tour_ids, max_guests)
       values ('All', 'x', 450, 3, array['${tour}']::uuid[], 20) returning id`,
    );
    const id = String(row?.["id"]);
    const wish = await over(2, { tour_id: null, package_id: id });
    await write(wish, { rating: 4 });
    const before = await stars();
    await judge(wish, true);
    expect(await stars("packages", id)).toEqual([0, 0, 0, 1, 0]);
    expect(await stars()).toEqual(before);
  });

  it("are requested once, two days after the trip, and never from travelers who already wrote or did not travel", async () => {
    await db().exec("delete from public.email_outbox");
    await db().exec(
      "insert into public.reviews (booking_id, item_id, rating, name, month, written_at) " +
        "select id, item_id, 5, 'x', '2026-01', 1 from public.bookings on conflict do nothing",
    );
    const trips = await Promise.all([1, 2, 9, 10].map((days) => over(days)));
    const [written, cancelled] = [await over(2), await over(2)];
    await write(written);
    await db().exec(`update public.bookings set status = 'cancelled' where id = '${cancelled.id}'`);
    await db().exec("delete from public.email_outbox");
    expect(await call(db(), f.service, "queue_reminders")).toBe(2);
    expect(await call(db(), f.service, "queue_reminders")).toBe(0);
    const asked = await db().query(
      "select booking_id::text as id from public.email_outbox where kind = 'review_request'",
    );
    expect(asked.map(({ id }) => id).toSorted()).toEqual([trips[1]?.id, trips[2]?.id].toSorted());
  });
});
