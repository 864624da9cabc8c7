import { beforeEach, expect, it, vi } from "vitest";
import { fakeBotApi } from "../_shared/telegram/bot-api.fixture.ts";
import { serve } from "../_shared/web/http.ts";
import { telegramWebhook } from "./handler.ts";

const secret = "s".repeat(32);
const token = "t".repeat(43);
const delivery = "0d000000-0000-4000-8000-000000000001";
const chat = { id: 7_000_000_001, type: "private" };
const from = { id: chat.id, is_bot: false, first_name: "Anna", language_code: "ru-RU" };
const saying = (text: string, more: object = {}) => ({
  update_id: 1,
  message: { message_id: 1, chat, from, text, ...more },
});
const pressing = (data: string, of: object = chat) => ({
  update_id: 2,
  callback_query: { id: "q1", from, data, message: { message_id: 1, chat: of } },
});

async function tell(
  update: unknown,
  answer: unknown = { ok: true, language: "uz", title: "Silk Road" },
  given = secret,
) {
  const rpc = vi.fn(async () => answer);
  const fetched = serve("https://journey.example", telegramWebhook({ rpc, config: { webhookSecret: secret } }));
  const body = typeof update === "string" ? update : JSON.stringify(update);
  const headers = { "x-telegram-bot-api-secret-token": given };
  const response = await fetched(new Request("https://functions/telegram", { method: "POST", body, headers }));
  return {
    status: response.status,
    reply: await response.clone().json(),
    response,
    calls: rpc.mock.calls as unknown[][],
  };
}

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
});

it("binds the chat by the start token, and says so in the language of the trip's page", async () => {
  const { reply, calls, response } = await tell(saying(`/start ${token}`));
  expect(calls).toEqual([["bind_telegram", { start_token: token, chat_id: chat.id }]]);
  expect(reply).toEqual({ method: "sendMessage", chat_id: chat.id, text: expect.stringContaining("“Silk Road”") });
  const api = fakeBotApi();
  expect([await api.run(response), api.calls.length]).toEqual([200, 1]);
});

it("says in the sender's language that a link is used, and what the bot is for", async () => {
  const used = await tell(saying(`/start ${token}`), { ok: false, code: "not_found", message: "x" });
  expect(used.reply.text).toContain("устарела");
  for (const text of ["/start", "/help", "Where do we meet?", `/start ${token}x`]) {
    const { reply, calls } = await tell(saying(text));
    expect([reply.text, calls]).toEqual([expect.stringContaining("Этот бот"), []]);
  }
});

it("ends all news of a chat that says /stop or blocks the bot", async () => {
  const { reply, calls } = await tell(saying("/stop"), { ok: true, language: null });
  expect([calls, reply.text]).toEqual([
    [["stop_telegram", { chat_id: chat.id }]],
    expect.stringContaining("больше не"),
  ]);
  const blocked = await tell({ update_id: 3, my_chat_member: { chat, from, new_chat_member: { status: "kicked" } } });
  expect([blocked.calls, blocked.reply]).toEqual([[["stop_telegram", { chat_id: chat.id }]], {}]);
});

it("acknowledges for the chat in which the button was pressed", async () => {
  const { reply, calls, response } = await tell(pressing(`seen:${delivery}`));
  expect(calls).toEqual([["acknowledge_telegram", { delivery_id: delivery, chat_id: chat.id }]]);
  expect(reply).toEqual({
    method: "answerCallbackQuery",
    callback_query_id: "q1",
    text: expect.stringContaining("Rahmat"),
  });
  expect(await fakeBotApi().run(response)).toBe(200);
  const refused = await tell(pressing(`seen:${delivery}`), { ok: false, code: "not_found", message: "x" });
  expect(refused.reply.text).toContain("нельзя подтвердить");
  expect((await tell(pressing("seen:all"))).calls).toEqual([]);
});

it.each([
  ["a group", saying(`/start ${token}`, { chat: { id: -1, type: "group" } })],
  ["a button in a group", pressing(`seen:${delivery}`, { id: -1, type: "supergroup" })],
  ["a picture", { update_id: 4, message: { message_id: 1, chat, from, photo: [] } }],
  ["a chat that is no number", saying(`/start ${token}`, { chat: { id: 1e30, type: "private" } })],
  ["another update", { update_id: 5, poll: {} }],
  ["nothing", null],
  ["a list", [[]]],
])("takes %s and does nothing", async (_, update) => {
  expect(await tell(update)).toMatchObject({ status: 200, reply: {}, calls: [] });
});

it("refuses whoever lacks the secret before it reads, and text that is no JSON", async () => {
  for (const given of ["", "s".repeat(31), "x".repeat(32)]) {
    expect(await tell(saying(`/start ${token}`), null, given)).toMatchObject({ status: 401, calls: [] });
  }
  expect(await tell("{")).toMatchObject({ status: 400, calls: [] });
});

it("is not there without a bot", async () => {
  const rpc = vi.fn();
  const fetched = serve("https://journey.example", telegramWebhook({ rpc, config: null }));
  const response = await fetched(new Request("https://functions/telegram", { method: "POST", body: "{}" }));
  expect([response.status, rpc.mock.calls]).toEqual([404, []]);
});
