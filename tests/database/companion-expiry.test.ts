import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { aLink, companionTrip, type Link, revoke, saveDetails, share } from "./support/companions.ts";
import { call, lit, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as n from "./support/news.ts";

onOneEngine("a companion's link that has expired", (db) => {
  beforeAll(() => f.addAccounts(db()));

  type World = {
    booking: Row & f.Held;
    departure: string;
    link: Link;
    news: unknown;
    feed: { feed_id: string; feed_token: string };
  };
  const world = async (): Promise<World> => {
    const { booking, departure } = await n.party(db());
    const link = aLink(3, "Bek");
    for (const shared of [aLink(2, "Olim"), link]) await share(db(), booking, shared);
    await n.follow(db(), n.companion(link));
    await n.meet(db(), departure, "07:15");
    const feed = { feed_id: randomUUID(), feed_token: f.newToken() };
    const made = await f.ask(db(), f.anon, "make_calendar_feed", { feed: { ...n.companion(link), ...feed } });
    expect(made).toMatchObject({ ok: true });
    const trip = await companionTrip(db(), link);
    const [{ id: news } = {}] = (trip?.["news"] ?? []) as Row[];
    return { booking, departure, link, news, feed };
  };

  const ask = (verb: string, args: Row) => call(db(), f.anon, verb, args);
  const verbs: [string, (link: Pick<Link, "id" | "token">, made: World) => Promise<unknown>][] = [
    ["companion_trip", (link) => companionTrip(db(), link)],
    ["save_companion_details", (link) => saveDetails(db(), link)],
    [
      "follow_news",
      (link) =>
        ask("follow_news", {
          channel: { ...n.companion(link), ...n.A_SUBSCRIPTION, channel_id: randomUUID() },
        }),
    ],
    ["unfollow_news", (link) => ask("unfollow_news", { channel: { ...n.companion(link), channel_id: randomUUID() } })],
    [
      "acknowledge_news",
      (link, { news }) =>
        ask("acknowledge_news", {
          ack: { ...n.companion(link), news_id: news, seen_at: Date.now(), by: "page" },
        }),
    ],
    ["my_telegram", (link) => ask("my_telegram", { reader: n.companion(link) })],
    [
      "start_telegram",
      (link) => ask("start_telegram", { start: { ...n.companion(link), start_token: f.newToken(), language: "en" } }),
    ],
    ["calendar_feed", (link) => ask("calendar_feed", { person: n.companion(link) })],
    [
      "make_calendar_feed",
      (link) =>
        ask("make_calendar_feed", {
          feed: { ...n.companion(link), feed_id: randomUUID(), feed_token: f.newToken() },
        }),
    ],
  ];
  const endsIn = async ({ booking }: World, days: number) => {
    await db().exec(`alter table public.bookings disable trigger guard;
      update public.bookings set check_in = private.today() + ${days}, check_out = private.today() + ${days},
        ends_on = private.today() + ${days} where id = ${lit(booking.id)};
      update public.departures set start_date = private.today() + ${days} where item_id = ${lit(booking["tour_id"])}
        and start_date = ${lit(booking["check_in"])};
      update public.news set expires_at = (private.today() + ${days + 1})::timestamp at time zone 'Asia/Tashkent'
        where booking_id = ${lit(booking.id)};
      alter table public.bookings enable trigger guard;`);
  };

  const ends: [string, (made: World) => Promise<unknown>][] = [
    ["the third day after the trip", (made) => endsIn(made, -3)],
    ["its lead revoked it", ({ booking, link }) => revoke(db(), booking, link)],
    [
      "its place was given up",
      async ({ booking }) => {
        const change = { id: randomUUID(), guests: 2 };
        const shown = await f.ask(db(), f.admin, "admin_change_outlook", {
          booking_id: booking.id,
          change: { guests: 2 },
        });
        const { difference_cents, cancel_before_cents, cancel_after_cents } = shown;
        expect(
          await f.ask(db(), f.admin, "admin_change_booking", {
            booking_id: booking.id,
            reason: "One stays at home",
            change: { ...change, difference_cents, cancel_before_cents, cancel_after_cents },
          }),
        ).toMatchObject({ ok: true });
      },
    ],
  ];

  describe.each(ends)("since %s", (_, end) => {
    let made: World;
    beforeAll(async () => {
      made = await world();
      await end(made);
    });

    it.each(verbs)("is answered by %s like a link that never was", async (__, use) => {
      const refused = await use(made.link, made);
      expect(refused).toEqual(await use({ id: randomUUID(), token: f.newToken() }, made));
      expect(JSON.stringify(refused)).not.toContain('"ok":true');
    });

    it("gets no news and feeds no calendar", async () => {
      await n.minutesPass(db(), 5);
      await n.neverQuiet(db());
      await n.meet(db(), made.departure, "06:15");
      expect((await n.claim(db())).filter(({ reader }) => reader === made.link.id)).toEqual([]);
      expect(await call(db(), f.service, "read_calendar_feed", made.feed)).toBeNull();
    });
  });

  it("still worked on the second day after the trip", async () => {
    const made = await world();
    await endsIn(made, -2);
    expect(await companionTrip(db(), made.link)).toMatchObject({ id: made.link.id });
    expect(await call(db(), f.service, "read_calendar_feed", made.feed)).not.toBeNull();
  });
});
