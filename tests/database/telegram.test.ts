import { beforeAll, beforeEach, expect, it } from "vitest";
import { aLink, revoke, share } from "./support/companions.ts";
import { call, lit, one, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as n from "./support/news.ts";

const CHAT = 7_000_000_001;
let chats = CHAT;

onEveryEngine("a Telegram chat that follows news", (db) => {
  beforeAll(() => f.addAccounts(db()));
  beforeEach(async () => {
    await n.neverQuiet(db());
    await db().exec(
      "delete from private.news_deliveries; delete from private.channels; delete from private.rate_limits;",
    );
    await call(db(), f.service, "tell_telegram_bot", { name: "journey_bot" });
    chats += 1;
  });

  const start = (person: n.Person, start_token = f.newToken(), more: Row = {}) =>
    f.ask(db(), f.anon, "start_telegram", { start: { ...person, start_token, language: "ru", ...more } });
  const bind = (start_token: string, chat_id: number) =>
    call(db(), f.service, "bind_telegram", { start_token, chat_id }) as Promise<Row>;
  const mine = (person: n.Person) => f.ask(db(), f.anon, "my_telegram", { reader: person });
  const seen = (delivery_id: unknown, chat_id: number) =>
    call(db(), f.service, "acknowledge_telegram", { delivery_id, chat_id }) as Promise<Row>;
  const claim = async (channel_kind = "telegram") =>
    (await call(db(), f.service, "claim_news", { how_many: 100, lease_seconds: 60, channel_kind })) as n.Claimed[];
  const connect = async (person: n.Person, chat: number) => {
    const token = f.newToken();
    expect(await start(person, token)).toMatchObject({ ok: true, bot: "journey_bot" });
    expect(await bind(token, chat)).toMatchObject({ ok: true });
    return token;
  };
  const seenBy = async (news: unknown) =>
    (
      await one(
        db(),
        `select coalesce(string_agg(coalesce(r.companion_id::text, 'lead') || ' ' || r.seen_by, ',')
          filter (where r.seen_at is not null), '') as who
        from public.news_readers r where r.news_id = ${lit(String(news))}`,
      )
    )["who"];

  it("opens once, for the chat that used the link, and a repeated update changes nothing", async () => {
    const { booking } = await n.party(db());
    const person = n.lead(booking);
    const token = f.newToken();
    for (const _ of [1, 2]) expect(await start(person, token)).toEqual({ ok: true, bot: "journey_bot", chats: [] });
    for (const _ of [1, 2]) expect(await bind(token, chats)).toEqual({ ok: true, language: "ru", title: "Silk Road" });
    expect(await bind(token, chats + 1000)).toMatchObject({ ok: false, code: "not_found" });
    expect(await mine(person)).toMatchObject({ chats: [{ id: expect.any(String) }] });
    expect(await f.count(db(), `private.channels where chat_id = ${chats} and language = 'ru'`)).toBe(1);
    const stored = await one(db(), "select string_agg(to_jsonb(s)::text, '') as rows from private.telegram_starts s");
    expect(stored["rows"]).not.toContain(token);
  });

  it("is opened by the newest link of the last hour only, and by no link after it was stopped", async () => {
    const { booking } = await n.party(db());
    const person = n.lead(booking);
    const [older, newer] = [f.newToken(), f.newToken()];
    for (const token of [older, newer]) await start(person, token);
    expect(await bind(older, chats)).toMatchObject({ code: "not_found" });
    await db().exec("update private.telegram_starts set expires_at = now() - interval '1 second'");
    expect(await bind(newer, chats)).toMatchObject({ code: "not_found" });
    const token = await connect(person, chats);
    expect(await call(db(), f.service, "stop_telegram", { chat_id: chats })).toEqual({ ok: true, language: "ru" });
    expect(await bind(token, chats)).toMatchObject({ code: "not_found" });
    expect(await mine(person)).toMatchObject({ chats: [] });
    expect(await call(db(), f.service, "stop_telegram", { chat_id: chats })).toEqual({ ok: true, language: null });
  });

  it("is refused without a bot, for a stranger and with a link of another person", async () => {
    const { booking } = await n.party(db());
    const other = await n.party(db());
    const person = n.lead(booking);
    const token = f.newToken();
    await start(person, token);
    expect(await start(n.lead(other.booking), token)).toMatchObject({ code: "invalid_start", field: "start_token" });
    expect(await start({ ...person, token: other.booking.token })).toMatchObject({ code: "not_found" });
    expect(await mine({ ...person, token: other.booking.token })).toMatchObject({ code: "not_found" });
    expect(await start(person, "short")).toMatchObject({ code: "invalid_start", field: "start_token" });
    expect(await start(person, f.newToken(), { chat_id: 1 })).toMatchObject({ field: "chat_id" });
    await call(db(), f.service, "tell_telegram_bot", { name: null });
    expect(await start(person)).toMatchObject({ code: "no_bot" });
    expect(await mine(person)).toEqual({ ok: true, bot: null, chats: [] });
  });

  it("gets the news, and its button acknowledges it for the reader of this chat alone", async () => {
    const { booking, departure } = await n.party(db());
    const link = aLink();
    await share(db(), booking, link);
    await connect(n.lead(booking), chats);
    await connect(n.companion(link), chats + 1000);
    await n.meet(db(), departure, "07:15");
    const claimed = await claim();
    expect(claimed.map((news) => [news["as"], news["chat_id"], news["language"]]).toSorted()).toEqual([
      ["booking", chats, "ru"],
      ["companion", chats + 1000, "ru"],
    ]);
    const own = claimed.find((news) => news["as"] === "companion") as n.Claimed;
    for (const chat of [chats, 1]) expect(await seen(own.id, chat)).toMatchObject({ code: "not_found" });
    expect(await seenBy(own.news_id)).toBe("");
    for (const _ of [1, 2]) expect(await seen(own.id, chats + 1000)).toEqual({ ok: true, language: "ru" });
    expect(await seenBy(own.news_id)).toBe(`${link.id} telegram`);
    await revoke(db(), booking, link);
    expect(await f.count(db(), `private.channels where chat_id = ${chats + 1000}`)).toBe(0);
    expect(await seen(own.id, chats + 1000)).toMatchObject({ code: "not_found" });
  });

  it("counts as a device: the phone waits a minute for the chat, the mail two, and both only while unseen", async () => {
    const { booking, departure } = await n.party(db());
    await n.follow(db(), n.lead(booking));
    await connect(n.lead(booking), chats);
    await db().exec("update private.channels set used_at = now() - interval '1 hour' where kind = 'push'");
    await n.meet(db(), departure, "07:15");
    expect(await claim("push")).toEqual([]);
    const [first] = await claim();
    await n.sent(db(), first as n.Claimed);
    await db().exec("update private.news_deliveries set next_try_at = now()");
    expect(await claim("push")).toEqual([]);
    const waits = `public.email_outbox where news_id = ${lit(first?.news_id ?? "")} and next_try_at > now() + interval '90 seconds'`;
    expect(await f.count(db(), waits)).toBe(1);
    await n.minutesPass(db(), 1);
    await seen(first?.id, chats);
    expect(await claim("push")).toEqual([]);
    expect(await f.count(db(), `public.email_outbox where news_id = ${lit(first?.news_id ?? "")}`)).toBe(0);
  });

  it("gets one message in a minute when two travelers of a booking share it", async () => {
    const { booking, departure } = await n.party(db());
    const link = aLink();
    await share(db(), booking, link);
    await connect(n.lead(booking), chats);
    await connect(n.companion(link), chats);
    await n.meet(db(), departure, "07:15");
    const claimed = await claim();
    for (const news of claimed.slice(0, 1)) await n.sent(db(), news);
    expect([claimed.length, (await claim()).length]).toEqual([1, 0]);
    await n.minutesPass(db(), 2);
    expect(await claim()).toHaveLength(1);
  });

  it("counts a message once when its slow answer comes after another sender took over", async () => {
    const { booking, departure } = await n.party(db());
    await connect(n.lead(booking), chats);
    await n.meet(db(), departure, "07:15");
    const [slow] = await claim();
    expect(await claim()).toEqual([]);
    await n.minutesPass(db(), 2);
    const [again] = await claim();
    expect(again).toMatchObject({ id: slow?.id, news_id: slow?.news_id });
    if (!slow || !again) throw new Error("nothing was claimed");
    expect(await n.failed(db(), slow)).toBe(false);
    expect(await n.sent(db(), slow)).toBe(false);
    expect(await n.sent(db(), again)).toBe(true);
    expect(await n.sent(db(), again)).toBe(false);
    await n.minutesPass(db(), 60);
    expect(await claim()).toEqual([]);
    expect(await seen(again.id, chats)).toMatchObject({ ok: true });
    expect(await seen(again.id, chats)).toMatchObject({ ok: true });
  });

  it("is removed when Telegram says that it is gone, and is one of five of a person", async () => {
    const { booking, departure } = await n.party(db());
    const person = n.lead(booking);
    await connect(person, chats);
    await n.meet(db(), departure, "07:15");
    const [news] = await claim();
    await n.failed(db(), news as n.Claimed, { gone: true, error: "403" });
    expect(await mine(person)).toMatchObject({ chats: [] });
    for (const _ of [1, 2, 3, 4, 5]) await n.follow(db(), person);
    await connect(person, chats);
    expect(await f.count(db(), `private.channels where booking_id = '${booking.id}'`)).toBe(5);
    const [chat] = (await mine(person))["chats"] as { id: string }[];
    expect(await n.unfollow(db(), person, chat?.id ?? "")).toEqual({ ok: true });
    expect(await f.count(db(), `private.channels where chat_id = ${chats}`)).toBe(0);
  });

  it("ends with the booking's person, and old links are deleted", async () => {
    const { booking } = await n.party(db());
    await connect(n.lead(booking), chats);
    await start(n.lead(booking));
    const { booking: second } = await n.party(db());
    await start(n.lead(second));
    const links = () => f.count(db(), `private.telegram_starts where booking_id in ('${booking.id}', '${second.id}')`);
    await db().exec(`select private.erase_booking('${booking.id}')`);
    expect(await f.count(db(), `private.channels where chat_id = ${chats}`)).toBe(0);
    expect(await links()).toBe(1);
    await db().exec("update private.telegram_starts set expires_at = now() - interval '1 second'");
    await call(db(), f.service, "apply_retention", { most: 100 });
    expect(await links()).toBe(0);
  });
});
