import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { call, lit } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as n from "./support/news.ts";

onOneEngine("a device that follows news", (db) => {
  beforeAll(() => f.addAccounts(db()));
  beforeEach(async () => {
    await n.neverQuiet(db());
    await db().exec("delete from private.news_deliveries; delete from private.rate_limits;");
  });

  const party = () => n.party(db());
  const meet = (departure: string, time: string) => n.meet(db(), departure, time);

  it("is removed once its push service says that it is gone, and the next gets the news at once", async () => {
    const { booking, departure } = await party();
    const next = await n.follow(db(), n.lead(booking));
    await db().exec("update private.channels set used_at = now() - interval '1 hour'");
    const dead = await n.follow(db(), n.lead(booking));
    await meet(departure, "07:15");
    const [first] = await n.claim(db());
    await n.failed(db(), first as n.Claimed, { gone: true, error: "410" });
    expect(await f.count(db(), `private.channels where id = ${lit(dead)}`)).toBe(0);
    expect(await n.claim(db())).toMatchObject([{ endpoint: expect.stringContaining(next) }]);
  });

  it("gets nothing after it unfollows, as often as it says so", async () => {
    const { booking, departure } = await party();
    const [mine, other] = [await n.follow(db(), n.lead(booking)), await n.follow(db(), n.lead(booking))];
    const stranger = await party();
    expect(await n.unfollow(db(), n.lead(stranger.booking), mine)).toEqual({ ok: true });
    expect(await n.unfollow(db(), { ...n.lead(booking), token: f.newToken() }, mine)).toMatchObject({ ok: false });
    expect(await f.count(db(), `private.channels where id = ${lit(mine)}`)).toBe(1);
    for (const _ of [1, 2]) expect(await n.unfollow(db(), n.lead(booking), mine)).toEqual({ ok: true });
    await meet(departure, "07:15");
    expect(await n.claim(db())).toMatchObject([{ endpoint: expect.stringContaining(other) }]);
  });

  it("counts among at most five of a person and has one channel", async () => {
    const { booking } = await party();
    const person = n.lead(booking);
    const endpoint = "https://updates.push.services.mozilla.com/send/again";
    await n.follow(db(), person, { endpoint });
    const again = await n.follow(db(), person, { endpoint });
    expect(await f.count(db(), `private.channels where booking_id = '${booking.id}'`)).toBe(1);
    for (const _ of [1, 2, 3, 4, 5]) await n.follow(db(), person);
    expect(await f.count(db(), `private.channels where booking_id = '${booking.id}'`)).toBe(5);
    expect(await f.count(db(), `private.channels where id = ${lit(again)}`)).toBe(0);
  });

  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y",
    "https://fcm.googleapis.com:443/wp/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGuQ",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2b",
  ])("is stored with the address of a known push service, %s", async (endpoint) => {
    const { booking } = await party();
    const id = await n.follow(db(), n.lead(booking), { endpoint });
    expect(await f.count(db(), `private.channels where id = ${lit(id)}`)).toBe(1);
  });

  it.each([
    ["endpoint", "http://updates.push.services.mozilla.com/send"],
    ["endpoint", "https://localhost/send"],
    ["endpoint", "https://10.0.0.1/send"],
    ["endpoint", "https://[::1]/send"],
    ["endpoint", "https://metadata.internal/send"],
    ["endpoint", "https://push@10.0.0.1/send"],
    ["endpoint", "https://127.0.0.1.nip.io/send"],
    ["endpoint", "https://kubernetes.default.svc/send"],
    ["endpoint", "https://updates.push.services.mozilla.com@10.0.0.1/send"],
    ["endpoint", "https://updates.push.services.mozilla.com.nip.io/send"],
    ["endpoint", "https://evilfcm.googleapis.com/send"],
    ["endpoint", "https://evil-notify.windows.com/send"],
    ["endpoint", "https://10.0.0.1\\.push.apple.com/send"],
    ["endpoint", "https://updates.push.services.mozilla.com:8080/send"],
    ["endpoint", `https://updates.push.services.mozilla.com/${"x".repeat(1_000)}`],
    ["p256dh", "short"],
    ["auth", "a".repeat(23)],
    ["off", ["<b>"]],
    ["off", "all"],
    ["as", "guide"],
  ])("is refused with %s %j", async (field, value) => {
    const { booking } = await party();
    const channel = { ...n.lead(booking), ...n.A_SUBSCRIPTION, channel_id: randomUUID(), [field]: value };
    expect(await f.ask(db(), f.anon, "follow_news", { channel })).toMatchObject({ code: "invalid_channel", field });
  });

  it("cannot be changed by another person", async () => {
    const { booking } = await party();
    const channel_id = await n.follow(db(), n.lead(booking));
    const stranger = n.lead((await party()).booking);
    const channel = { ...stranger, ...n.A_SUBSCRIPTION, channel_id };
    expect(await f.ask(db(), f.anon, "follow_news", { channel })).toMatchObject({ code: "invalid_channel" });
  });

  it("gets no push key until the functions have stored one", async () => {
    expect(await call(db(), f.anon, "news_ways", {})).toEqual({ push_key: null, bot: null });
    await call(db(), f.service, "tell_push_key", { key: "B".repeat(87) });
    expect(await call(db(), f.anon, "news_ways", {})).toEqual({ push_key: "B".repeat(87), bot: null });
    await call(db(), f.service, "tell_push_key", { key: null });
    expect(await call(db(), f.anon, "news_ways", {})).toEqual({ push_key: null, bot: null });
  });
});
