import { rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TELEGRAM_BOT } from "#languages/en/mails.ts";
import { fakeBotApi } from "../../supabase/functions/_shared/telegram/bot-api.fixture.ts";
import { openDatabase } from "../../supabase/local/backend/database.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { stackState } from "../support/shared-stack.ts";
import { makePaidBooking } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { askAsAdmin, askAsTraveler, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { type Stack, startStack } from "../support/stack.ts";

const BOT = "journey_bot";
const SECRET = "s".repeat(32);
const NEVER_QUIET = `update private.settings set value = case key when 'quiet_from' then '24:00' else '00:00' end
  where key in ('quiet_from', 'quiet_until')`;
const chat = { id: 7_000_000_001, type: "private" };
const from = { language_code: "en" };

const openBrowser = storyBrowsers();
const api = fakeBotApi();
const server = createServer((request, response) => void answer(request).then((body) => response.end(body)));
async function answer(request: IncomingMessage): Promise<string> {
  const body = await text(request);
  return (await api.post(`https://api.telegram.org${request.url}`, { body })).text();
}
let stack: Stack;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const bot = {
    TELEGRAM_BOT_TOKEN: api.config.token,
    TELEGRAM_BOT_NAME: BOT,
    TELEGRAM_WEBHOOK_SECRET: SECRET,
    TELEGRAM_API_URL: `http://127.0.0.1:${port}`,
  };
  const build = { BUILD_DIR: join(stackState, "dist"), HOUSEKEEPING_SECONDS: "1" };
  const stateDir = copyReadyState();
  const database = await openDatabase(stateDir, undefined);
  await database.runScript(NEVER_QUIET);
  await database.connection.close();
  stack = await startStack({ stateDir, env: { ...build, FUNCTION_ENV: JSON.stringify(bot) } });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(stack.stateDir, { recursive: true, force: true });
  server.close();
});

/** Telegram calls the webhook, and runs the method that its answer names. */
async function update(event: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${stack.url}/functions/v1/telegram`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-telegram-bot-api-secret-token": SECRET },
    body: JSON.stringify(event),
  });
  expect(await api.run(response)).toBe(200);
  return api.calls.at(-1)?.body ?? {};
}
const write = (words: string) => update({ message: { chat, from, text: words } });
const press = (data: string) => update({ callback_query: { id: "1", data, from, message: { chat } } });

it("connects a chat from the trip, sends a changed meeting point there, notes 'Seen', and stops from the trip", async () => {
  const [day = ""] = daysAhead(20);
  const tour = await makeTour(stack, [day]);
  const own = await makePaidBooking(stack, tour, day);
  const ways = () => askAsTraveler<{ bot: string | null }>(stack, "news_ways", {});
  await expect.poll(ways).toMatchObject({ bot: BOT });

  const { page } = await openBrowser();
  await page.goto(`${stack.url}/trips/${own.id}#token=${own.token}`);
  const panel = page.getByRole("region", { name: "News about this trip" });
  await panel.getByRole("button", { name: "Show how it works" }).click();
  await panel.getByRole("button", { name: "Connect Telegram" }).click();
  const link = new URL((await panel.getByRole("link", { name: "Open Telegram" }).getAttribute("href")) ?? "");
  expect(link.origin + link.pathname).toBe(`https://t.me/${BOT}`);
  expect(await write(`/start ${link.searchParams.get("start")}`)).toMatchObject({
    chat_id: chat.id,
    text: TELEGRAM_BOT.connected({ title: tour.title }),
  });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await panel.getByText("A chat is connected since").waitFor();

  const departure = { tour_id: tour.id, start_date: day, meeting_point: "North gate", meeting_time: "07:15" };
  await askAsAdmin(stack, "rpc/save_departure", { departure });
  type Keyboard = [[{ callback_data: string }], [{ url: string }]];
  type News = { text: string; reply_markup?: { inline_keyboard: Keyboard } };
  const news = () => api.calls.map(({ body }) => body as News).find((body) => /North gate, 07:15/.test(body.text));
  await expect.poll(news).toBeDefined();
  const keyboard = news()?.reply_markup?.inline_keyboard;
  if (!keyboard) throw new Error("The message has no buttons");
  const [[seen], [open]] = keyboard;
  expect(await press(seen.callback_data)).toMatchObject({ text: TELEGRAM_BOT.noted });
  const readers = `news?booking_id=eq.${own.id}&kind=eq.meeting_changed&select=news_readers(seen_by)`;
  expect(await readRows(stack, readers)).toEqual([{ news_readers: [{ seen_by: "telegram" }] }]);

  await page.goto(open.url);
  await page.getByText("North gate, 07:15, Tashkent time").first().waitFor();
  await panel.getByRole("button", { name: /Show how it works|Change/ }).click();
  await panel.getByRole("button", { name: "Stop" }).click();
  await panel.getByRole("button", { name: "Connect Telegram" }).waitFor();
  expect(await press(seen.callback_data)).toMatchObject({ text: TELEGRAM_BOT.notYours });
});
