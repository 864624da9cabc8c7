import { beforeEach, expect, it, vi } from "vitest";
import { aDatabase } from "../payment/payment.fixture.ts";
import { fakeBotApi } from "./bot-api.fixture.ts";
import { botApi } from "./bot-api.ts";
import { sendTelegramNews } from "./send-telegram-news.ts";
import { readTelegramConfig } from "./telegram-config.ts";

const delivery = "0d000000-0000-4000-8000-000000000001";
const aDelivery = (changes: object = {}) => ({
  id: delivery,
  lease: "l1",
  news_id: "n1",
  kind: "meeting_changed",
  language: "en",
  as: "booking",
  reader: "b1",
  expires_at: "2026-11-26T12:00:00Z",
  link_token: null,
  endpoint: null,
  p256dh: null,
  auth: null,
  chat_id: 7_000_000_001,
  facts: { title: "Registan at Dawn", check_in: "2026-12-15", point: "North gate", time: "07:15" },
  ...changes,
});

async function run(changes: object = {}, faultOf?: Parameters<typeof fakeBotApi>[0], post?: typeof fetch) {
  const api = fakeBotApi(faultOf);
  const queued = [aDelivery(changes)];
  const database = aDatabase({
    tell_telegram_bot: () => null,
    claim_news: () => queued.splice(0),
    mark_news_sent: () => true,
    mark_news_failed: () => true,
  });
  const bot = { name: "journey_bot", call: botApi(api.config, post ?? api.post) };
  const counts = await sendTelegramNews({ rpc: database.rpc, bot, siteUrl: "https://journey.uz" });
  const marked = database.calls.filter(({ name }) => name.startsWith("mark"));
  return { counts, database, marked, messages: api.calls.map(({ body }) => body) };
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

it("sends the sentences of the push with a button that acknowledges and a link to the trip", async () => {
  const { counts, database, marked, messages } = await run();
  expect(counts).toEqual({ sent: 1, failed: 0 });
  expect(messages).toEqual([
    {
      chat_id: 7_000_000_001,
      text: "New meeting details\n\nRegistan at Dawn, 15 Dec 2026. North gate, 07:15, Tashkent time",
      link_preview_options: { is_disabled: true },
      reply_markup: {
        inline_keyboard: [
          [{ text: "Seen", callback_data: `seen:${delivery}` }],
          [{ text: "Open my trip", url: "https://journey.uz/trips/b1?news=n1" }],
        ],
      },
    },
  ]);
  expect(database.calls.slice(0, 2)).toEqual([
    { name: "tell_telegram_bot", args: { name: "journey_bot" } },
    { name: "claim_news", args: { how_many: 10, lease_seconds: 60, channel_kind: "telegram" } },
  ]);
  expect(marked).toEqual([{ name: "mark_news_sent", args: { delivery, lease: "l1" } }]);
});

it.each([
  ["ru", "Новые данные о встрече", "Прочитано", "https://journey.uz/ru/trips/b1?news=n1"],
  ["uz", "Yangi uchrashuv maʼlumotlari", "Koʻrdim", "https://journey.uz/uz/trips/b1?news=n1"],
])("writes in the person's language: %s", async (language, title, text, url) => {
  const [message] = (await run({ language })).messages;
  expect(message?.["text"]).toMatch(new RegExp(`^${title}\n`));
  expect(message?.["reply_markup"]).toMatchObject({ inline_keyboard: [[{ text }], [{ url }]] });
});

it.each([
  [403, "Forbidden: bot was blocked by the user", true],
  [403, "Forbidden: user is deactivated", true],
  [400, "Bad Request: chat not found", true],
  [400, "Bad Request: BUTTON_URL_INVALID", false],
  [500, "Internal Server Error", false],
])("after %i '%s' removes the chat: %s", async (status, description, gone) => {
  const { counts, marked } = await run({}, () => ({ status, description }));
  expect(counts).toEqual({ sent: 0, failed: 1 });
  const error = `The Bot API answered ${status}: ${description}`;
  expect(marked).toEqual([
    { name: "mark_news_failed", args: { delivery, lease: "l1", error, gone, retry_seconds: null } },
  ]);
});

it("waits as long as the Bot API asks", async () => {
  const parameters = { retry_after: 90 };
  const busy = () => ({ status: 429, description: "Too Many Requests: retry after 90", parameters });
  expect((await run({}, busy)).marked).toMatchObject([{ args: { gone: false, retry_seconds: 90 } }]);
});

it("asks no more in this run once the Bot API said to wait, and leaves no claimed message unmarked", async () => {
  const parameters = { retry_after: 30 };
  const api = fakeBotApi(({ body }) =>
    body["chat_id"] === 3 ? { status: 429, description: "Too Many Requests: retry after 30", parameters } : null,
  );
  const queued = Array.from({ length: 25 }, (_, place) => aDelivery({ id: `d${place}`, chat_id: place + 1 }));
  const database = aDatabase({
    tell_telegram_bot: () => null,
    claim_news: () => queued.splice(0, 10),
    mark_news_sent: () => true,
    mark_news_failed: () => true,
  });
  const bot = { name: "journey_bot", call: botApi(api.config, api.post) };
  const counts = await sendTelegramNews({ rpc: database.rpc, bot, siteUrl: "https://journey.uz" });
  expect(counts).toEqual({ sent: 9, failed: 1 });
  expect(queued).toHaveLength(15);
});

it("tries again when the Bot API does not answer, and tells nobody the bot's token", async () => {
  const silent: typeof fetch = async (url) => {
    throw new TypeError(`error sending request for url (${String(url)})`);
  };
  const slow: typeof fetch = async () => {
    throw new DOMException("The operation timed out.", "TimeoutError");
  };
  const garbage: typeof fetch = async () => new Response("<html>", { status: 502 });
  for (const post of [silent, slow, garbage]) {
    const { marked } = await run({}, undefined, post);
    expect(marked).toMatchObject([{ name: "mark_news_failed", args: { gone: false, retry_seconds: null } }]);
    expect(JSON.stringify([marked, vi.mocked(console.warn).mock.calls])).not.toContain(fakeBotApi().config.token);
  }
});

it("asks nothing without a bot, and says that there is none", async () => {
  const { rpc, calls } = aDatabase({ tell_telegram_bot: () => null });
  expect(await sendTelegramNews({ rpc, bot: null, siteUrl: "https://journey.uz" })).toEqual({ sent: 0, failed: 0 });
  expect(calls).toEqual([{ name: "tell_telegram_bot", args: { name: null } }]);
});

const complete = {
  TELEGRAM_BOT_TOKEN: fakeBotApi().config.token,
  TELEGRAM_BOT_NAME: "journey_bot",
  TELEGRAM_WEBHOOK_SECRET: "s".repeat(32),
};
const read = (given: Record<string, string>) =>
  readTelegramConfig({
    optional: (name) => given[name] || undefined,
    required: (name) => {
      if (given[name]) return given[name];
      throw new Error(`${name} is missing`);
    },
  });

it("has no bot without a token, and the real Bot API unless another is named", () => {
  expect(read({ TELEGRAM_BOT_NAME: "journey_bot" })).toBeNull();
  expect(read(complete)).toMatchObject({ name: "journey_bot", apiUrl: "https://api.telegram.org" });
  expect(read({ ...complete, TELEGRAM_API_URL: "http://127.0.0.1:9" })?.apiUrl).toBe("http://127.0.0.1:9");
});

it.each([
  ["TELEGRAM_BOT_TOKEN", "secret"],
  ["TELEGRAM_BOT_NAME", "@journey_bot"],
  ["TELEGRAM_BOT_NAME", ""],
  ["TELEGRAM_WEBHOOK_SECRET", "short"],
  ["TELEGRAM_API_URL", "https://api.telegram.org/bot"],
])("throws at the start with %s '%s'", (name, value) => {
  expect(() => read({ ...complete, [name]: value })).toThrow(name);
});
