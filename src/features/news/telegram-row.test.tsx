import { beforeEach, expect, it } from "vitest";
import { NEWS_FAILURES, NEWS_PANEL, TELEGRAM, TELEGRAM_ALONE } from "#texts/news.ts";
import { screen, server, show } from "../../../tests/support/screen.tsx";
import { NewsTeaser } from "./news-teaser.tsx";

const BOT = "journey_bot";
const person = { as: "booking", id: "b1", token: "t1" };
const chat = { id: "c1", made_at: "2026-11-26T10:00:00Z" };
const telegram = (...chats: (typeof chat)[]) => ({ ok: true, bot: BOT, chats });

beforeEach(() => {
  server.on("rpc/news_ways", { push_key: null, bot: BOT });
  server.on("rpc/my_telegram", telegram());
  server.on("rpc/start_telegram", telegram());
  server.on("rpc/unfollow_news", { ok: true });
});

async function open() {
  show(<NewsTeaser reader={{ kind: "booking", id: "b1", token: "t1", title: "Registan", ends_on: "2027-04-15" }} />);
  await screen.sees(TELEGRAM_ALONE.lead);
  await screen.tap(NEWS_PANEL.show);
  await screen.sees(TELEGRAM.lead);
}
const comeBack = () => window.dispatchEvent(new Event("focus"));
const link = () => document.querySelector<HTMLAnchorElement>("a[href^='https://t.me']");

it("is offered without push, opens the bot with a link of its own, and shows the chat once the server knows it", async () => {
  await open();
  expect(screen.text()).not.toContain(NEWS_PANEL.picture);
  await screen.tap(TELEGRAM.connect);
  await screen.sees(TELEGRAM.next);
  const [start] = server.argsOf("rpc/start_telegram") as [{ start: { start_token: string } }];
  expect(start).toMatchObject({ start: { ...person, language: "en" } });
  expect(start.start.start_token).toMatch(/^[\w-]{43}$/);
  expect(link()?.href).toBe(`https://t.me/${BOT}?start=${start.start.start_token}`);
  comeBack();
  expect(screen.text()).not.toContain("A chat is connected");
  server.on("rpc/my_telegram", telegram(chat));
  comeBack();
  await screen.sees("A chat is connected since 26 Nov 2026");
  expect(link()).toBeNull();
  expect(screen.buttons()).toContain(TELEGRAM.another);
});

it("stops one chat, and shows it until the server has stopped it", async () => {
  server.on("rpc/my_telegram", telegram(chat));
  await open();
  server.fail("rpc/unfollow_news", "cut");
  await screen.tap(TELEGRAM.stop);
  await screen.sees(NEWS_FAILURES.unreachable);
  expect(screen.text()).toContain("A chat is connected");
  server.on("rpc/unfollow_news", { ok: true });
  server.on("rpc/my_telegram", telegram());
  await screen.tap(TELEGRAM.stop);
  await screen.until(() => expect(screen.text()).not.toContain("A chat is connected"));
  expect(server.argsOf("rpc/unfollow_news").at(-1)).toEqual({ channel: { ...person, channel_id: "c1" } });
});

it("says that the chats are unknown without a network, and asks again", async () => {
  server.fail("rpc/my_telegram", "cut");
  await open();
  await screen.sees(NEWS_FAILURES.unreachable);
  expect(screen.buttons()).not.toContain(TELEGRAM.connect);
  server.on("rpc/my_telegram", telegram());
  await screen.tap(TELEGRAM.again);
  await screen.until(() => expect(screen.buttons()).toContain(TELEGRAM.connect));
});
