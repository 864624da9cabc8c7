import { beforeEach, expect, it, vi } from "vitest";
import { aDatabase } from "../payment/payment.fixture.ts";
import { aBrowser, decryptPush } from "./push.fixture.ts";
import { sendNews } from "./send-news.ts";
import { newVapidKey, openVapid } from "./vapid.ts";

const now = Date.parse("2026-11-26T10:00:00Z");
const browser = aBrowser();
const key = await newVapidKey();
const vapid = await openVapid({ ...key, subject: "https://journey.uz" });
const trip = { title: "Registan at Dawn", check_in: "2026-12-15" };
const offer = {
  ...trip,
  guests: 2,
  offered_until: "2026-11-27T10:00:00Z",
  item_type: "tour",
  item_id: "t1",
};
const aDelivery = (changes: object = {}) => ({
  id: "d1",
  lease: "l1",
  news_id: "n1",
  kind: "meeting_changed",
  language: "en",
  as: "booking",
  reader: "b1",
  expires_at: "2026-11-26T12:00:00Z",
  link_token: null,
  endpoint: "https://push.journey.uz/send/1",
  chat_id: null,
  facts: { ...trip, point: "North gate", time: "07:15" },
  ...browser.keys,
  ...changes,
});

type Sent = { url: string; headers: Headers; body: Uint8Array };
const run = async (delivery: object | null, answer: () => Response = () => new Response(null, { status: 201 })) => {
  const sent: Sent[] = [];
  let queued = delivery === null ? [] : [delivery];
  const database = aDatabase({
    tell_push_key: () => null,
    claim_news: () => queued.splice(0),
    mark_news_sent: () => true,
    mark_news_failed: () => true,
  });
  const post = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), headers: new Headers(init.headers), body: init.body as Uint8Array });
    return answer();
  };
  const deps = { rpc: database.rpc, vapid: async () => vapid, siteUrl: "https://journey.uz", now: () => now };
  const counts = await sendNews({ ...deps, post });
  queued = [];
  return { counts, sent, database };
};
const marked = ({ calls }: ReturnType<typeof aDatabase>) => calls.filter(({ name }) => name.startsWith("mark"));
const pushed = async (delivery: object) => {
  const [one] = (await run(delivery)).sent;
  return JSON.parse(decryptPush(browser, one?.body ?? new Uint8Array()));
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

it("pushes an encrypted declarative message that lives as long as its news", async () => {
  const { counts, sent, database } = await run(aDelivery());
  expect(counts).toEqual({ sent: 1, failed: 0 });
  expect(sent[0]?.url).toBe("https://push.journey.uz/send/1");
  const { headers, body } = sent[0] as Sent;
  expect(Object.fromEntries(headers)).toMatchObject({ ttl: "7200", urgency: "high", "content-encoding": "aes128gcm" });
  expect(headers.get("authorization")).toContain(`k=${key.publicKey}`);
  expect(JSON.parse(decryptPush(browser, body))).toEqual({
    web_push: 8030,
    notification: {
      title: "New meeting details",
      body: "Registan at Dawn, 15 Dec 2026. North gate, 07:15, Tashkent time",
      navigate: "https://journey.uz/trips/b1?news=n1",
      lang: "en",
      tag: "n1",
    },
    news: { as: "booking", id: "b1", news_id: "n1" },
  });
  expect(marked(database)).toEqual([{ name: "mark_news_sent", args: { delivery: "d1", lease: "l1" } }]);
});

it.each([
  ["ru", "Новые данные о встрече", "https://journey.uz/ru/trips/b1?news=n1"],
  ["uz", "Yangi uchrashuv maʼlumotlari", "https://journey.uz/uz/trips/b1?news=n1"],
])("writes in the person's language: %s", async (language, title, navigate) => {
  expect(await pushed(aDelivery({ language }))).toMatchObject({ notification: { lang: language, title, navigate } });
});

it.each([
  [
    "departure_cancelled",
    { as: "companion", reader: "c1", facts: trip },
    "/companion/c1?news=n1",
    /will not run on 15 Dec/,
  ],
  ["day_before", { facts: { ...trip, point: null, time: null } }, "/trips/b1?news=n1", /day plan/],
  ["names_wanted", { facts: trip }, "/trips/b1?news=n1", /missing details/],
  ["balance_due", { facts: { ...trip, owed_cents: 12_300, due_on: "2026-12-01" } }, "/trips/b1?news=n1", /\$123/],
  ["payment_settled", { facts: { ...trip, owed_cents: 0, due_on: null } }, "/trips/b1?news=n1", /is paid/],
  [
    "waiting_offer",
    { as: "waiting", facts: offer, link_token: "T" },
    "/booking/tour/t1#date=2026-12-15&guests=2&offer=T",
    /2 seats/,
  ],
])("says what happened and opens the right page: %s", async (kind, changes, path, words) => {
  const { notification } = await pushed(aDelivery({ kind, ...changes }));
  expect(notification).toMatchObject({ navigate: `https://journey.uz${path}`, body: expect.stringMatching(words) });
});

it("stays under 2 KB with the longest texts", async () => {
  const facts = { title: "Я".repeat(200), check_in: "2026-12-15", point: "Ў".repeat(500), time: "07:15" };
  const body = await pushed(aDelivery({ facts, language: "ru" }));
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(2_048);
});

it.each([404, 410])("reports a subscription as dead after %i", async (status) => {
  const { counts, database } = await run(aDelivery(), () => new Response(null, { status }));
  expect(counts).toEqual({ sent: 0, failed: 1 });
  expect(marked(database)).toMatchObject([{ name: "mark_news_failed", args: { gone: true } }]);
});

it.each([301, 403, 429, 500])("tries again later after %i", async (status) => {
  const { database } = await run(aDelivery(), () => new Response(null, { status, headers: { "retry-after": "120" } }));
  expect(marked(database)).toMatchObject([{ name: "mark_news_failed", args: { gone: false, retry_seconds: 120 } }]);
});

it("tries again later when the push service does not answer, and for a broken subscription", async () => {
  const silent = () => {
    throw new TypeError("fetch failed");
  };
  expect(marked((await run(aDelivery(), silent)).database)).toMatchObject([{ args: { error: "fetch failed" } }]);
  expect(marked((await run(aDelivery({ auth: "x" }))).database)).toMatchObject([{ args: { gone: false } }]);
});

it("tells the database that there is no push without a key, and claims nothing", async () => {
  const { rpc, calls } = aDatabase({ tell_push_key: () => null });
  const deps = { rpc, vapid: async () => null, post: fetch, siteUrl: "https://journey.uz", now: () => now };
  expect(await sendNews(deps)).toEqual({ sent: 0, failed: 0 });
  expect(calls).toEqual([{ name: "tell_push_key", args: { key: null } }]);
});
