import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aLink, revoke, saveDetails, share } from "./support/companions.ts";
import { call, lit, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as n from "./support/news.ts";

onOneEngine("news", (db) => {
  beforeAll(() => f.addAccounts(db()));
  beforeEach(async () => {
    await n.neverQuiet(db());
    await db().exec("delete from private.news_deliveries; delete from private.rate_limits;");
  });

  const party = (guests?: number, days?: number) => n.party(db(), guests, days);
  const withCompanion = async (position = 2) => {
    const { booking, ...rest } = await party();
    const link = aLink(position);
    await share(db(), booking, link);
    return { booking, link, ...rest };
  };
  const meet = (departure: string, time: string) => n.meet(db(), departure, time);
  const newsOf = async (booking: f.Held) => (await f.view(db(), booking))["news"] as Row[];
  const kindsOf = async (booking: f.Held) => (await newsOf(booking)).map(({ kind }) => kind);
  const companionNews = async ({ id, token }: f.Held) =>
    ((await call(db(), f.anon, "companion_trip", { companion_id: id, token })) as Row)["news"] as Row[];
  const newestOf = async (booking: f.Held) => String((await newsOf(booking))[0]?.["id"]);

  it("is made with its cause: a payment for the lead, a changed meeting for each person", async () => {
    const { booking, link, departure } = await withCompanion();
    expect(await kindsOf(booking)).toEqual(["payment_settled"]);
    expect(await companionNews(link)).toEqual([]);
    await meet(departure, "07:15");
    expect(await kindsOf(booking)).toEqual(["meeting_changed", "payment_settled"]);
    expect(await companionNews(link)).toMatchObject([{ kind: "meeting_changed", seen_at: null }]);
  });

  it("reaches a booking without an email address; news of money reaches only travelers who pay the shop itself", async () => {
    const tour = await f.makeTour(db());
    const day = await f.dayFromNow(db(), 30);
    const byHand = await f.bookByHand(db(), tour, day, { customer_email: null, channel: "viator" });
    await meet(await f.departureOf(db(), tour, day), "07:15");
    expect(await kindsOf(byHand)).toEqual(["meeting_changed"]);
  });

  it("makes each balance reminder and the news of the day before once, however often housekeeping runs", async () => {
    const { booking } = await party(2, 1);
    await db().exec(`update public.bookings set created_at = now() - interval '3 days' where id = '${booking.id}'`);
    await call(db(), f.service, "queue_reminders", {});
    await call(db(), f.service, "queue_reminders", {});
    expect(await kindsOf(booking)).toEqual(["day_before", "payment_settled"]);
  });

  it("asks only companions whose details are missing", async () => {
    const { booking, link } = await withCompanion();
    const other = aLink(3, "Olim");
    await share(db(), booking, other);
    await saveDetails(db(), link);
    expect(await f.ask(db(), f.admin, "admin_ask_names", { booking_id: booking.id })).toMatchObject({ ok: true });
    expect(await companionNews(link)).toEqual([]);
    expect(await companionNews(other)).toMatchObject([{ kind: "names_wanted" }]);
  });

  it("goes to the channel used last at once, and to the next after a minute only while it is unseen", async () => {
    const { booking, departure } = await party();
    const old = await n.follow(db(), n.lead(booking));
    await db().exec("update private.channels set used_at = now() - interval '1 hour'");
    const used = await n.follow(db(), n.lead(booking));
    await meet(departure, "07:15");
    const [first, ...more] = await n.claim(db());
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: "meeting_changed", endpoint: expect.stringContaining(used) });
    expect(await n.sent(db(), first as n.Claimed)).toBe(true);
    expect(await n.claim(db())).toEqual([]);
    await n.minutesPass(db(), 1);
    const [second] = await n.claim(db());
    expect(second).toMatchObject({ endpoint: expect.stringContaining(old) });
    await n.failed(db(), second as n.Claimed);
    await n.acknowledge(db(), n.lead(booking), first?.news_id);
    await n.minutesPass(db(), 5);
    expect(await n.claim(db())).toEqual([]);
    expect(await n.stateOf(db(), old)).toBe("dropped");
  });

  it("never goes to two devices of a person in one round, even if housekeeping comes late", async () => {
    const { booking, departure } = await party();
    for (const _ of [1, 2, 3]) await n.follow(db(), n.lead(booking));
    await meet(departure, "07:15");
    await n.minutesPass(db(), 30);
    const claimed: number[] = [];
    for (const _ of [1, 2, 3, 4]) {
      const round = await n.claim(db());
      claimed.push(round.length);
      for (const one of round) await n.sent(db(), one);
      await n.minutesPass(db(), 1.1);
    }
    expect(claimed).toEqual([1, 1, 1, 0]);
  });

  it("comes once to a device that follows as lead and as companion", async () => {
    const { booking, link, departure } = await withCompanion();
    const endpoint = `https://updates.push.services.mozilla.com/${randomUUID()}`;
    await n.follow(db(), n.lead(booking), { endpoint });
    await n.follow(db(), n.companion(link), { endpoint });
    await meet(departure, "07:15");
    expect(await n.claim(db())).toHaveLength(1);
  });

  it("is sent by another sender once a dead one's lease is over, and its late mark changes nothing", async () => {
    const { booking, departure } = await party();
    await n.follow(db(), n.lead(booking));
    await meet(departure, "07:15");
    const [dead] = await n.claim(db());
    await n.minutesPass(db(), 2);
    const [alive] = await n.claim(db());
    expect(alive?.id).toBe(dead?.id);
    expect(await n.sent(db(), dead as n.Claimed)).toBe(false);
    expect(await n.sent(db(), alive as n.Claimed)).toBe(true);
  });

  it("waits as long as a busy push service asks, at least a minute", async () => {
    const { booking, departure } = await party();
    const channel = await n.follow(db(), n.lead(booking));
    await meet(departure, "07:15");
    const [first] = await n.claim(db());
    await n.failed(db(), first as n.Claimed, { retry_seconds: 300 });
    const { seconds } = await one(
      db(),
      `select extract(epoch from next_try_at - now())::int as seconds from private.news_deliveries
       where channel_id = ${lit(channel)}`,
    );
    expect(seconds).toBeGreaterThan(290);
  });

  describe("in the quiet hours", () => {
    it.each([
      ["2026-11-26T21:59:00+05", "2026-11-26T21:59:00+05"],
      ["2026-11-26T22:00:00+05", "2026-11-27T07:00:00+05"],
      ["2026-11-27T06:59:00+05", "2026-11-27T07:00:00+05"],
      ["2026-11-27T07:00:00+05", "2026-11-27T07:00:00+05"],
    ])("of %s is sent at %s", async (at, sentAt) => {
      await n.setQuiet(db(), "22:00", "07:00");
      const { same } = await one(db(), `select private.awake_at(${lit(at)}) = ${lit(sentAt)}::timestamptz as same`);
      expect(same).toBe(true);
    });

    it("waits unless its departure begins within 24 hours", async () => {
      await n.alwaysQuiet(db());
      const [later, soon] = [await party(2, 30), await party(2, 1)];
      for (const { booking } of [later, soon]) await n.follow(db(), n.lead(booking));
      await meet(later.departure, "07:15");
      await meet(soon.departure, "00:00");
      await n.minutesPass(db(), 24 * 60);
      expect(await n.claim(db())).toMatchObject([{ reader: soon.booking.id }]);
    });

    it("comes at once about a payment", async () => {
      await n.alwaysQuiet(db());
      const tour = await f.makeTour(db());
      const booking = f.bookingOf(tour, await f.dayFromNow(db(), 30));
      await f.book(db(), booking);
      await n.follow(db(), n.lead(booking));
      await f.pay(db(), booking);
      expect(await n.claim(db())).toMatchObject([{ kind: "payment_settled", facts: { owed_cents: 0 } }]);
    });
  });

  it("keeps a kind that was turned off from a device, and its mail does not wait then", async () => {
    const { booking, departure } = await party();
    await n.follow(db(), n.lead(booking), { off: ["meeting_changed"] });
    await meet(departure, "07:15");
    expect(await n.claim(db())).toEqual([]);
    expect(
      await f.count(
        db(),
        `public.email_outbox where booking_id = '${booking.id}' and kind = 'meeting_changed'
      and next_try_at <= now()`,
      ),
    ).toBe(1);
  });

  it("holds the mail back for two minutes, and drops it once the news was seen", async () => {
    const { booking, departure } = await party();
    const mail = `public.email_outbox where booking_id = '${booking.id}' and kind = 'meeting_changed'`;
    await n.follow(db(), n.lead(booking));
    await meet(departure, "07:15");
    expect(await f.count(db(), `${mail} and next_try_at = created_at + interval '2 minutes'`)).toBe(1);
    expect(await n.acknowledge(db(), n.lead(booking), await newestOf(booking))).toEqual({ ok: true });
    expect(await f.count(db(), mail)).toBe(0);
  });

  it("sends the mail of a called off departure even if the news was seen", async () => {
    const { booking, departure } = await party();
    await n.follow(db(), n.lead(booking));
    await f.ask(db(), f.admin, "cancel_departure", { departure_id: departure, reason: "snow" });
    expect(await kindsOf(booking)).toContain("departure_cancelled");
    await n.acknowledge(db(), n.lead(booking), await newestOf(booking));
    expect(await f.mailCount(db(), booking, "departure_cancelled")).toBe(1);
  });

  it("does not queue a reminder's mail again that acknowledging has dropped", async () => {
    const { booking } = await party(2, 1);
    await db().exec(`update public.bookings set created_at = now() - interval '3 days' where id = '${booking.id}'`);
    await call(db(), f.service, "queue_reminders", {});
    await n.acknowledge(db(), n.lead(booking), await newestOf(booking));
    await call(db(), f.service, "queue_reminders", {});
    expect(await f.mailCount(db(), booking, "reminder_1")).toBe(0);
  });

  it("drops what is over or was replaced before it was sent", async () => {
    const { booking, departure } = await party();
    await n.follow(db(), n.lead(booking));
    await meet(departure, "07:15");
    await meet(departure, "06:45");
    expect(await n.claim(db())).toMatchObject([{ facts: { time: "06:45" } }]);
    await db().exec("delete from private.news_deliveries");
    await meet(departure, "06:30");
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: booking.id, reason: "ill" });
    expect(await n.claim(db())).toEqual([]);
  });

  it("is acknowledged once, by its own person, not before it happened", async () => {
    const { booking, link, departure } = await withCompanion();
    await meet(departure, "07:15");
    const id = await newestOf(booking);
    const stranger = { ...n.lead(booking), token: f.newToken() };
    expect(await n.acknowledge(db(), stranger, id)).toMatchObject({ code: "not_found" });
    expect(await n.acknowledge(db(), n.lead(booking), randomUUID())).toMatchObject({ code: "not_found" });
    expect(await n.acknowledge(db(), n.companion(link), id, { seen_at: 1_000_000_000_000 })).toEqual({ ok: true });
    const [seen] = await companionNews(link);
    expect(seen?.["seen_at"]).toBe(seen?.["at"]);
    expect(await newsOf(booking)).toMatchObject([{ seen_at: null }, { kind: "payment_settled" }]);
    expect(await n.acknowledge(db(), n.companion(link), id)).toEqual({ ok: true });
    expect(await companionNews(link)).toEqual([seen]);
  });

  it("takes its channels and readers with a revoked companion", async () => {
    const { booking, link, departure } = await withCompanion();
    const channel = await n.follow(db(), n.companion(link));
    await meet(departure, "07:15");
    await revoke(db(), booking, link);
    expect(await f.count(db(), `private.channels where id = ${lit(channel)}`)).toBe(0);
    expect(await n.claim(db())).toEqual([]);
    const body = { channel: { ...n.companion(link), ...n.A_SUBSCRIPTION, channel_id: randomUUID() } };
    expect(await f.ask(db(), f.anon, "follow_news", body)).toMatchObject({ code: "not_found" });
  });

  it("offers seats to a waiting traveler, who follows with the mailed link", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 2 });
    const day = await f.dayFromNow(db(), 30);
    const full = f.bookingOf(tour, day);
    await f.bookAndPay(db(), full);
    const id = randomUUID();
    const entry = { id, tour_id: tour, package_id: null, check_in: day, guests: 2, email: `${id}@example.com` };
    await f.ask(db(), f.anon, "join_waiting_list", { entry });
    const { token } = await one(db(), `select private.waiting_link_token(${lit(id)}) as token`);
    const person = { as: "waiting", id, token: String(token) } as const;
    await n.follow(db(), person);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: full.id, reason: "ill" });
    const [offer] = (await n.claim(db())).filter(({ kind }) => kind === "waiting_offer");
    expect(offer).toMatchObject({ as: "waiting", reader: id, facts: { title: "Silk Road", guests: 2 } });
    const seenAt = async () =>
      (await one(db(), `select seen_at from public.news_readers where news_id = ${lit(String(offer?.news_id))}`))[
        "seen_at"
      ];
    expect(await seenAt()).toBeNull();
    await n.acknowledge(db(), person, offer?.news_id, { by: "push" });
    expect(await seenAt()).not.toBeNull();
  });
});
