import { beforeEach, expect, it, vi } from "vitest";

const queued = vi.hoisted((): unknown[] => []);
const followed = vi.hoisted((): { rows: { language: string }[]; again: number } => ({ rows: [], again: 0 }));
vi.mock("../src/data/local/followed-news.ts", () => ({ allFollowed: async () => followed.rows }));
vi.mock("../src/data/sync/news/follow-news.ts", () => ({ followAgain: async () => void (followed.again += 1) }));
vi.mock("../src/data/sync/news/queue-news-seen.ts", () => ({
  queueOpenedNews: async (news: { id: string }) => news.id !== "removed" && queued.push(news) > 0,
}));
const { registerPush } = await import("./push.ts");

const ORIGIN = "https://journey.test";
const notification = {
  title: "New meeting point",
  body: "North gate, 07:15",
  navigate: `${ORIGIN}/ru/trips/b1?news=n1`,
  lang: "ru",
  tag: "n1",
};
const news = { as: "booking", id: "b1", news_id: "n1" };

type Listener = (event: unknown) => void;
let shown: [string, NotificationOptions][];
let jobs: string[];
let listeners: Map<string, Listener>;

beforeEach(() => {
  [shown, jobs, listeners] = [[], [], new Map()];
  [queued.length, followed.rows, followed.again] = [0, [], 0];
  const worker = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => void shown.push([title, options]),
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  registerPush(worker as unknown as ServiceWorkerGlobalScope, {
    send: async () => void jobs.push("send"),
    refresh: async (id) => void jobs.push(`refresh ${id} after ${shown.length}`),
  });
});

async function happen(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void work.push(promise) });
  await Promise.all(work);
}

const push = (text: string | null) =>
  happen("push", { data: text === null ? null : { json: () => JSON.parse(text) as unknown } });

const click = (data: unknown) => happen("notificationclick", { notification: { data } });

it("shows the pushed notification in its language, and then refreshes its trip", async () => {
  await push(JSON.stringify({ web_push: 8030, notification, news }));
  const path = "/ru/trips/b1?news=n1";
  expect(shown).toEqual([
    [
      "New meeting point",
      { body: "North gate, 07:15", lang: "ru", tag: "n1", icon: "/icons/icon-192.png", data: { path, news } },
    ],
  ]);
  expect(jobs).toEqual(["refresh b1 after 1"]);
});

it.each([
  ["without a body", null],
  ["that is no JSON", "<html>"],
  ["of another shape", JSON.stringify({ notification: { title: "Hello" } })],
  ["without a title", JSON.stringify({ notification: { ...notification, title: " " }, news })],
  [
    "that leads to another site",
    JSON.stringify({ notification: { ...notification, navigate: "https://evil.test/a" } }),
  ],
  ["that hides another site", JSON.stringify({ notification: { ...notification, navigate: "//evil.test/a" } })],
  [
    "of a site whose name begins alike",
    JSON.stringify({ notification: { ...notification, navigate: `${ORIGIN}.evil/` } }),
  ],
])("shows a plain notification for a push %s", async (_, text) => {
  await push(text);
  expect(shown).toMatchObject([["News about your trip", { lang: "en", data: { path: "/trips", news: null } }]]);
  expect(jobs).toEqual([]);
});

it("writes the plain notification in the language of what this device follows", async () => {
  followed.rows = [{ language: "uz" }];
  await push(null);
  expect(shown).toMatchObject([["Safaringiz haqida yangilik", { lang: "uz", data: { path: "/uz/trips" } }]]);
});

it("queues the acknowledgement of a tapped notification, and sends it", async () => {
  await click({ path: "/trips/b1", news });
  expect(queued).toEqual([news]);
  expect(jobs).toEqual(["send"]);
});

it("acknowledges nothing for a notification of the outbox, or of a trip that was removed", async () => {
  await click({ path: "/trips/b1" });
  await click({ path: "/trips/b1", news: { ...news, as: "stranger" } });
  await click({ path: "/trips/b1", news: { ...news, id: "removed" } });
  await click(null);
  expect([queued, jobs]).toEqual([[], []]);
});

it("follows again when the browser replaced the push address", async () => {
  await happen("pushsubscriptionchange", {});
  expect(followed.again).toBe(1);
});
