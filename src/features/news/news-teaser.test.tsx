import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NEWS_FAILURES, NEWS_PANEL, NEWS_STATES } from "#texts/news.ts";
import { screen, server, show } from "../../../tests/support/screen.tsx";
import { db } from "../../data/local/db.ts";
import type { NewsReaderKind } from "../../domain/news/news-kinds.ts";
import { NewsTeaser } from "./news-teaser.tsx";

const KEY = "BPUBLICKEYBPUBLICKEY";
const trip = { id: "b1", token: "t1", title: "Registan at Dawn", ends_on: "2027-04-15" };

let permission: NotificationPermission;
let answer: NotificationPermission;
let asked: number;
let subscribed: boolean;

const subscription = {
  endpoint: "https://push.test/1",
  options: {},
  toJSON: () => ({ endpoint: "https://push.test/1", keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: async () => {
    subscribed = false;
    return true;
  },
};
const pushManager = {
  getSubscription: async () => (subscribed ? subscription : null),
  subscribe: async () => {
    subscribed = true;
    return subscription;
  },
};

const stub = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });

beforeEach(() => {
  [permission, answer, asked, subscribed] = ["default", "granted", 0, false];
  class FakeNotification {
    static get permission() {
      return permission;
    }
    static async requestPermission() {
      asked += 1;
      permission = answer;
      return permission;
    }
  }
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("PushManager", class {});
  stub("serviceWorker", { getRegistration: async () => ({ pushManager }), ready: new Promise(() => undefined) });
  server.on("rpc/news_ways", { push_key: KEY, bot: null });
  server.on("rpc/follow_news", { ok: true });
  server.on("rpc/unfollow_news", { ok: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["serviceWorker", "userAgent"]) Reflect.deleteProperty(navigator, name);
});

async function open(kind: NewsReaderKind = "booking"): Promise<void> {
  show(<NewsTeaser reader={{ ...trip, kind }} />);
  await screen.tap(NEWS_PANEL.show);
  await screen.sees(NEWS_PANEL.picture);
}

const stored = async () => (await db.state.toArray()).filter(({ key }) => key.startsWith("news:"));

it("shows nothing while the shop sends no news to devices", async () => {
  server.on("rpc/news_ways", { push_key: null, bot: null });
  show(
    <>
      <NewsTeaser reader={{ ...trip, kind: "booking" }} />
      <p>Shown</p>
    </>,
  );
  await screen.until(() => expect(server.argsOf("rpc/news_ways")).toHaveLength(1));
  await screen.until(async () => expect(await db.state.get("news-ways")).toBeDefined());
  expect(screen.text()).toBe("Shown");
});

it("shows a message's picture before it asks for permission, and follows what is ticked", async () => {
  await open();
  await screen.sees("Registan at Dawn: North gate, 07:15");
  expect(asked).toBe(0);
  await screen.tick(NEWS_PANEL.kind.day_before);
  await screen.tap(NEWS_PANEL.turnOn);
  await screen.sees(NEWS_PANEL.isOn);
  expect(asked).toBe(1);
  expect(server.argsOf("rpc/follow_news")).toMatchObject([
    {
      channel: {
        as: "booking",
        id: "b1",
        token: "t1",
        endpoint: "https://push.test/1",
        off: ["day_before"],
        language: "en",
      },
    },
  ]);
});

it("changes the kinds of a followed trip at once, and takes the tick back when that fails", async () => {
  await open();
  await screen.tap(NEWS_PANEL.turnOn);
  await screen.sees(NEWS_PANEL.isOn);
  await screen.tick(NEWS_PANEL.kind.balance_due);
  await screen.until(async () => expect(await stored()).toMatchObject([{ value: { off: ["balance_due"] } }]));
  server.fail("rpc/follow_news", "cut");
  await screen.until(() => expect(screen.field(NEWS_PANEL.kind.day_before).closest("[disabled]")).toBeNull());
  await screen.tick(NEWS_PANEL.kind.day_before);
  await screen.sees(NEWS_FAILURES.unreachable);
  expect(screen.field(NEWS_PANEL.kind.day_before).checked).toBe(true);
  expect(await stored()).toMatchObject([{ value: { off: ["balance_due"] } }]);
});

it("turns off one trip, and gives up the device's push address with the last", async () => {
  await open();
  await screen.tap(NEWS_PANEL.turnOn);
  await screen.tap(NEWS_PANEL.turnOff);
  await screen.sees(NEWS_PANEL.lead);
  await screen.until(() =>
    expect(server.argsOf("rpc/unfollow_news")).toMatchObject([{ channel: { as: "booking", id: "b1" } }]),
  );
  await screen.until(() => expect(subscribed).toBe(false));
  expect(await stored()).toEqual([]);
});

it("never asks again after a refusal, and says where to change it", async () => {
  answer = "denied";
  await open();
  await screen.tap(NEWS_PANEL.turnOn);
  await screen.sees(NEWS_STATES.denied);
  expect(screen.buttons()).toEqual([NEWS_PANEL.hide]);
  await open();
  await screen.sees(NEWS_STATES.denied);
  expect([asked, server.argsOf("rpc/follow_news")]).toEqual([1, []]);
});

it("offers to turn on again once the browser's settings allow it", async () => {
  permission = "denied";
  await open();
  await screen.sees(NEWS_STATES.denied);
  permission = "granted";
  window.dispatchEvent(new Event("focus"));
  await screen.until(() => expect(screen.buttons()).toContain(NEWS_PANEL.turnOn));
});

it("leads to the installation on an iPhone", async () => {
  stub("userAgent", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Safari/605.1.15");
  await open();
  await screen.sees(NEWS_STATES.install_first);
  expect(screen.links()).toEqual([NEWS_STATES.install]);
  expect(screen.buttons()).toEqual([NEWS_PANEL.hide]);
});

it("says so when the browser has no push", async () => {
  stub("serviceWorker", undefined);
  Reflect.deleteProperty(navigator, "serviceWorker");
  await open("companion");
  await screen.sees(NEWS_STATES.unsupported);
  expect(screen.text()).not.toContain(NEWS_PANEL.mails);
});

it("offers a waiting traveler no choice of kinds", async () => {
  await open("waiting");
  await screen.sees(NEWS_PANEL.leadWaiting);
  expect(screen.text()).not.toContain(NEWS_PANEL.kinds);
});
