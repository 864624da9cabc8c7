import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { db } = await import("../../local/db.ts");
const { allFollowed, readFollowed } = await import("../../local/followed-news.ts");
const { followAgain, followNews } = await import("./follow-news.ts");
const { readNewsWays } = await import("./news-ways.ts");
const { queueOpenedNews, queueNewsSeen } = await import("./queue-news-seen.ts");
const { unfollowNews } = await import("./page-news.ts");
const { createDrain } = await import("../outbox/drain.ts");
const { outboxDeps } = await import("../outbox/deps.ts");

const KEY = "BPUBLICKEYBPUBLICKEY";
const trip = { as: "booking", id: "b1", token: "t1" } as const;
const other = { as: "companion", id: "c1", token: "t2" } as const;
const english = { off: [], language: "en" as const };

let answers: Map<string, unknown>;
let sent: { verb: string; body: Record<string, unknown> }[];
let endpoint: string | null;
let keyOfAddress: string;
let refusal: DOMException | null;

const subscription = () => ({
  get endpoint() {
    return endpoint;
  },
  options: { applicationServerKey: Uint8Array.from(atob(keyOfAddress), (char) => char.charCodeAt(0)).buffer },
  toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: async () => {
    endpoint = null;
    return true;
  },
});
const manager = {
  getSubscription: async () => (endpoint === null ? null : subscription()),
  subscribe: async () => {
    if (refusal) throw refusal;
    endpoint ??= "https://push.test/new";
    keyOfAddress = KEY;
    return subscription();
  },
} as unknown as PushManager;

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  [endpoint, keyOfAddress, refusal, sent] = [null, KEY, null, []];
  answers = new Map<string, unknown>([
    ["news_ways", { push_key: KEY, bot: null }],
    ["follow_news", { ok: true }],
  ]);
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    const verb = url.split("/").at(-1) ?? "";
    sent.push({ verb, body: JSON.parse(init.body) });
    if (!answers.has(verb)) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answers.get(verb)));
  });
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => ({ pushManager: manager }), ready: new Promise(() => undefined) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const followed = () =>
  sent.filter(({ verb }) => verb === "follow_news").map(({ body }) => body["channel"] as Record<string, unknown>);
const queued = async () => (await db.outbox.toArray()).map((entry) => ({ ...entry, version: "", queued_at: 0 }));

it("asks the server for its ways once a day, and knows it offline", async () => {
  const ways = { push_key: KEY, bot: null };
  expect(await readNewsWays()).toMatchObject(ways);
  answers.clear();
  expect(await readNewsWays()).toMatchObject(ways);
  expect(sent).toHaveLength(1);
});

it("knows no way of the news while the server's answer is missing or wrong", async () => {
  answers.delete("news_ways");
  expect(await readNewsWays()).toEqual({ push_key: null, bot: null });
  answers.set("news_ways", { push_key: null, bot: "evil.example/x" });
  expect(await readNewsWays()).toEqual({ push_key: null, bot: null });
});

it("subscribes, tells the server, and stores the channel", async () => {
  expect(await followNews(trip, { off: ["day_before"], language: "ru" }, manager)).toEqual({ ok: true });
  const stored = await readFollowed(trip);
  expect(stored).toMatchObject({ ...trip, off: ["day_before"], language: "ru", endpoint: "https://push.test/new" });
  expect(followed()).toEqual([
    {
      ...trip,
      channel_id: stored?.channel_id,
      endpoint: "https://push.test/new",
      p256dh: "p",
      auth: "a",
      off: ["day_before"],
      language: "ru",
    },
  ]);
});

it("keeps one channel per trip through a lost answer and a later change", async () => {
  answers.delete("follow_news");
  expect(await followNews(trip, english, manager)).toEqual({ ok: false, code: "unreachable" });
  expect(await readFollowed(trip)).toMatchObject({ endpoint: "" });
  answers.set("follow_news", { ok: true });
  await followNews(trip, english, manager);
  await followNews(trip, { ...english, off: ["balance_due"] }, manager);
  expect(new Set(followed().map(({ channel_id }) => channel_id)).size).toBe(1);
  expect(await readFollowed(trip)).toMatchObject({ off: ["balance_due"] });
});

it("stores no channel that the server refused", async () => {
  answers.set("follow_news", { ok: false, code: "not_found" });
  expect(await followNews(trip, english, manager)).toEqual({ ok: false, code: "not_found" });
  expect(await allFollowed()).toEqual([]);
});

it.each([
  ["denied", "NotAllowedError"],
  ["no_push_service", "AbortError"],
])("says %s when the browser answers %s", async (code, name) => {
  refusal = new DOMException("no", name);
  expect(await followNews(trip, english, manager)).toEqual({ ok: false, code });
  expect(followed()).toEqual([]);
});

it("replaces an address that was made for an older key of the shop", async () => {
  [endpoint, keyOfAddress] = ["https://push.test/old", "AAAA"];
  await followNews(trip, english, manager);
  expect(followed()).toMatchObject([{ endpoint: "https://push.test/new" }]);
});

it("sends a replaced address to the server for every trip, and nothing while it is unchanged", async () => {
  await followNews(trip, english, manager);
  await followNews(other, english, manager);
  await followAgain(manager);
  expect(followed()).toHaveLength(2);
  endpoint = "https://push.test/replaced";
  await followAgain(manager);
  expect(followed().slice(2)).toMatchObject([
    { ...trip, endpoint },
    { ...other, endpoint },
  ]);
  await followAgain(manager);
  expect(followed()).toHaveLength(4);
});

it("queues the end of one trip's news, and gives up the address with the last one", async () => {
  await followNews(trip, english, manager);
  await followNews(other, english, manager);
  const channel_id = (await readFollowed(trip))?.channel_id;
  await unfollowNews(trip);
  expect(await queued()).toMatchObject([{ kind: "news_off", payload: { ...trip, channel_id } }]);
  expect([endpoint, await readFollowed(trip)]).toEqual(["https://push.test/new", null]);
  await unfollowNews(other);
  expect(endpoint).toBeNull();
  await unfollowNews(other);
  expect(await db.outbox.count()).toBe(2);
});

it("queues one acknowledgement per news, of a trip that is followed here", async () => {
  const news = { as: "booking", id: "b1", news_id: "n1" } as const;
  expect(await queueOpenedNews(news)).toBe(false);
  await followNews(trip, english, manager);
  expect(await queueOpenedNews(news)).toBe(true);
  await queueNewsSeen(trip, "n1", "page");
  await queueNewsSeen(trip, "n2", "page");
  expect((await queued()).map((entry) => "payload" in entry && entry.payload)).toMatchObject([
    { ...trip, news_id: "n1", by: "push" },
    { ...trip, news_id: "n2", by: "page" },
  ]);
});

it("drops an acknowledgement that the server refuses, and repeats one without an answer", async () => {
  await queueNewsSeen(trip, "n1", "page");
  const { drain } = createDrain(outboxDeps());
  await drain({ force: true });
  expect(await db.outbox.count()).toBe(1);
  answers.set("acknowledge_news", { ok: false, code: "not_found" });
  expect((await drain({ force: true })).refused).toEqual([]);
  expect(await db.outbox.count()).toBe(0);
});
