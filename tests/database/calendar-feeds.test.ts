import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { aLink, type Link, revoke, share } from "./support/companions.ts";
import { call, lit, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Person = f.Held & { as: "booking" | "companion" };
type Feed = { feed_id: string; feed_token: string };

onOneEngine("a calendar that follows a trip", (db) => {
  let tour = "";
  const days: string[] = [];
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [30, 90] });
    for (const ahead of [30, 90]) days.push(await f.dayFromNow(db(), ahead));
  });

  const confirmed = async () => {
    const booking = f.bookingOf(tour, days[0] ?? "", { guests: 3 });
    await f.bookAndPay(db(), booking);
    return booking;
  };
  const lead = ({ id, token }: f.Held): Person => ({ as: "booking", id, token });
  const companion = ({ id, token }: Link): Person => ({ as: "companion", id, token });
  const aFeed = (): Feed => ({ feed_id: randomUUID(), feed_token: f.newToken() });
  const make = (person: Person, feed = aFeed(), more: Row = {}) =>
    f.ask(db(), f.anon, "make_calendar_feed", { feed: { ...person, ...feed, ...more } });
  const known = (person: Person) => f.ask(db(), f.anon, "calendar_feed", { person });
  const stop = (person: Person) => f.ask(db(), f.anon, "revoke_calendar_feed", { person });
  const read = async (feed: Feed) => (await call(db(), f.service, "read_calendar_feed", feed)) as Row | null;
  const followed = async (person?: Person) => {
    const booking = await confirmed();
    const feed = aFeed();
    expect(await make(person ?? lead(booking), feed)).toMatchObject({ ok: true, feed: { id: feed.feed_id } });
    return { booking, feed };
  };
  const changed = (set: string, table: string, where: string) =>
    db().exec(`alter table public.${table} disable trigger user; update public.${table} set ${set} where ${where};
      alter table public.${table} enable trigger user;`);

  it("shows the same event under a higher number after the meeting, the date and the state changed", async () => {
    const { booking, feed } = await followed();
    const { id } = booking;
    const first = await read(feed);
    const entry = { id, title: "Silk Road", check_in: days[0], meeting_point: null, guests: 3 };
    expect(first).toMatchObject({ sequence: 0, state: "confirmed", language: "en", entry });
    expect(await read(feed)).toEqual(first);

    const departure = await f.departureOf(db(), tour, days[0]);
    await f.ask(db(), f.admin, "save_departure", { departure: { id: departure, meeting_point: "North gate" } });
    const met = await read(feed);
    expect(met).toMatchObject({ sequence: 1, entry: { id, meeting_point: "North gate" } });
    expect(await read(feed)).toEqual(met);

    const move = { move_id: randomUUID(), to_date: days[1], expected_difference_cents: 0 };
    expect(await f.ask(db(), f.anon, "move_my_booking", { ...f.mine(booking), ...move })).toMatchObject({ ok: true });
    expect(await read(feed)).toMatchObject({ sequence: 2, entry: { id, check_in: days[1], meeting_point: null } });

    await changed("state = 'cancelled'", "departures", `id = ${lit(await f.departureOf(db(), tour, days[1]))}`);
    expect(await read(feed)).toMatchObject({ sequence: 3, state: "cancelled", entry: { id } });
    await changed("state = 'open'", "departures", `id = ${lit(await f.departureOf(db(), tour, days[1]))}`);
    expect(await read(feed)).toMatchObject({ sequence: 4, state: "confirmed" });
  });

  it("is made once for a person's token, however often it is requested", async () => {
    const { booking, feed } = await followed();
    const person = lead(booking);
    expect(await make(person, feed)).toMatchObject({ ok: true, feed: { id: feed.feed_id } });
    expect(await make(person)).toMatchObject({ ok: true, feed: { id: feed.feed_id }, others: 0 });
    expect(await known(person)).toMatchObject({ feed: { id: feed.feed_id, read_at: null } });
    await read(feed);
    expect((await known(person))["feed"]).toMatchObject({ read_at: expect.any(String) });
    const neighbor = await confirmed();
    expect(await make(lead(neighbor), feed)).toMatchObject({ code: "invalid_feed", field: "feed_id" });
  });

  it("ends for all devices of the person when one stops it, and goes on with a higher number", async () => {
    const { booking, feed } = await followed();
    const second = f.newToken();
    await db().exec(`insert into private.booking_tokens (booking_id, token_hash)
      values ('${booking.id}', private.token_hash('${second}'))`);
    const other = aFeed();
    const elsewhere = lead({ id: booking.id, token: second });
    expect(await make(elsewhere, other)).toMatchObject({ feed: { id: other.feed_id }, others: 1 });
    expect(await stop(lead(booking))).toEqual({ ok: true, feed: null, others: 0 });
    expect([await read(feed), await read(other)]).toEqual([null, null]);
    expect(await make(lead(booking), feed)).toMatchObject({ code: "invalid_feed" });
    const again = aFeed();
    expect(await make(lead(booking), again)).toMatchObject({ ok: true });
    expect(await read(again)).toMatchObject({ sequence: 2, entry: { id: booking.id } });
  });

  it("shows a companion neither reference nor guests, under an id of its own, and ends with the link", async () => {
    const booking = await confirmed();
    const link = aLink();
    await share(db(), booking, link);
    const feed = aFeed();
    await make(companion(link), feed);
    const shown = await read(feed);
    expect(Object.keys(shown?.["entry"] as Row).toSorted()).toEqual([
      "check_in",
      "ends_on",
      "id",
      "meeting_point",
      "meeting_time",
      "title",
    ]);
    expect(shown).toMatchObject({ entry: { id: link.id } });
    expect(await known(lead(booking))).toMatchObject({ feed: null, others: 0 });
    expect(await stop({ ...companion(link), token: booking.token })).toMatchObject({ code: "not_found" });
    await revoke(db(), booking, link);
    expect(await read(feed)).toBeNull();
    expect(await make(companion(link))).toMatchObject({ code: "not_found" });
  });

  it("is not made for a hold, a cancelled trip, a stranger or another person's token", async () => {
    const hold = f.bookingOf(tour, days[0] ?? "");
    await f.book(db(), hold);
    expect(await make(lead(hold))).toMatchObject({ code: "not_confirmed" });
    const { booking, feed } = await followed();
    expect(await make({ ...lead(booking), token: hold.token })).toMatchObject({ code: "not_found" });
    expect(await known({ ...lead(booking), as: "companion" })).toMatchObject({ code: "not_found" });
    expect(await make(lead(booking), feed, { extra: 1 })).toMatchObject({ code: "invalid_feed", field: "extra" });
    expect(await make(lead(booking), { ...feed, feed_token: "short" })).toMatchObject({ field: "feed_token" });
    expect(await read({ ...feed, feed_token: f.newToken() })).toBeNull();
    expect(await read({ ...feed, feed_id: randomUUID() })).toBeNull();
    const stored = await one(
      db(),
      `select to_jsonb(c)::text as row from public.calendar_feeds c where id = '${feed.feed_id}'`,
    );
    expect(stored["row"]).not.toContain(feed.feed_token);
  });

  it("is deleted a month after the trip, and with the booking's person", async () => {
    const { booking, feed } = await followed();
    const { feed: erased, booking: gone } = await followed();
    const old = (days_ago: number) =>
      changed(`ends_on = private.today() - ${days_ago}`, "bookings", `id = '${booking.id}'`);
    const keep = () => call(db(), f.service, "apply_retention", { most: 100 });
    await old(30);
    await keep();
    expect(await read(feed)).not.toBeNull();
    await old(31);
    await keep();
    expect(await read(feed)).toBeNull();
    await db().exec(`select private.erase_booking('${gone.id}')`);
    expect(await read(erased)).toBeNull();
    expect(await f.count(db(), `public.calendar_feeds where booking_id in ('${booking.id}', '${gone.id}')`)).toBe(0);
  });
});
