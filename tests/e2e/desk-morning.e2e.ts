import { rmSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { stackState } from "../support/shared-stack.ts";
import { makeMorning, settleSeed } from "../support/shop/morning.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { type Stack, startStack } from "../support/stack.ts";
import { journey } from "../support/tiers.ts";

const MOST_ACTIONS = 120;
const TASKS = { "trip requests": 10, messages: 10, unguided: 5, unnamed: 10, refunds: 5 };
const LISTED = { requests: 10, messages: 10, unguided: 5, unnamed: 10, refunds: 5 };
const FORTY = Object.values(TASKS).reduce((sum, number) => sum + number, 0);

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ stateDir: copyReadyState(), env: { BUILD_DIR: join(stackState, "dist") } });
  await settleSeed(stack);
});
afterAll(async () => {
  await stack.stop();
  rmSync(stack.stateDir, { recursive: true, force: true });
});

const OURS = ["refund", "assign", "names", "reply"].map((kind) => `[data-task^="${kind}"]`).join();

type Hand = {
  begin: () => Promise<void>;
  press: (task: Locator, act: string) => Promise<void>;
  choose: (page: Page) => Promise<void>;
  type: (text: string) => Promise<void>;
  send: (page: Page, act: string) => Promise<void>;
  actions: () => number;
};

function keyboard(page: Page): Hand {
  let actions = 0;
  const key = async (name: string) => {
    actions += 1;
    await page.keyboard.press(name);
  };
  return {
    begin: async () => {
      const isOurs = () => page.locator(OURS).locator(":focus").count();
      for (let tries = 0; tries < 10 && (await isOurs()) === 0; tries += 1) await key("j");
    },
    press: async (task, act) => {
      await expect.poll(() => page.locator(":focus").textContent()).toContain(act);
      expect(await task.locator(":focus").count()).toBe(1);
      await key("Enter");
    },
    choose: () => key("Enter"),
    type: async (text) => {
      actions += 1;
      await page.keyboard.insertText(text);
    },
    send: () => key("Control+Enter"),
    actions: () => actions,
  };
}

function touch(page: Page): Hand {
  let actions = 0;
  const tap = async (target: Locator) => {
    actions += 1;
    await target.tap();
  };
  return {
    begin: () => Promise.resolve(),
    press: (task, act) => tap(task.getByRole("button", { name: act }).first()),
    choose: () => tap(page.getByRole("dialog").getByRole("listitem").first().getByRole("button")),
    type: async (text) => {
      const field = page.getByRole("dialog").getByRole("textbox");
      if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
      actions += 1;
      await page.keyboard.insertText(text);
    },
    send: (_, act) => tap(page.getByRole("dialog").getByRole("button", { name: act })),
    actions: () => actions,
  };
}

async function settle(page: Page, hand: Hand, task: Locator, kind: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  if (kind === "names") return hand.press(task, "Ask for names");
  if (kind === "assign") {
    await hand.press(task, "Assign guide");
    await dialog.getByText("Free").first().waitFor();
    await hand.choose(page);
  } else {
    const isReply = kind === "reply";
    await hand.press(task, isReply ? "Reply" : "Mark $50.00 as refunded");
    await dialog.getByRole("textbox").waitFor();
    await hand.type(isReply ? "Thank you for writing. We send you a plan today." : "Handed over at the counter");
    await hand.send(page, isReply ? "Send reply" : "Yes, refunded");
  }
  await dialog.waitFor({ state: "detached" });
}

async function workThrough(page: Page, hand: Hand): Promise<number> {
  const waiting = await askAsAdmin<Record<string, { count?: number }>>(stack, "rpc/admin_today", {});
  const counts = Object.entries(waiting).flatMap(([name, list]) => (list?.count ? [[name, list.count]] : []));
  expect(Object.fromEntries(counts)).toMatchObject(LISTED);
  await page.goto(`${stack.url}/admin`);
  await page.locator(OURS).first().waitFor();
  await hand.begin();
  for (let left = FORTY; left > 0; left -= 1) {
    const key = (await page.locator(OURS).first().getAttribute("data-task")) ?? "";
    const same = page.locator(`[data-task="${key}"]`);
    await settle(page, hand, same, key.split(" ")[0] ?? "");
    await same.waitFor({ state: "detached" });
  }
  expect(await page.locator(OURS).count()).toBe(0);
  return hand.actions();
}

async function settledInAll(): Promise<Record<keyof typeof TASKS, number>> {
  const number = async (path: string) => (await readRows(stack, path)).length;
  return {
    "trip requests": await number("requests?kind=eq.trip_request&status=eq.answered&select=id"),
    messages: await number("requests?kind=eq.contact_message&status=eq.answered&select=id"),
    unguided: await number("departures?guide_id=not.is.null&taken=gt.0&select=id"),
    unnamed: await number("email_outbox?kind=eq.names_wanted&select=id"),
    refunds: await number("refunds?status=eq.succeeded&select=id"),
  };
}

const sum = (one: Record<string, number>, other: Record<string, number>) =>
  Object.fromEntries(Object.entries(one).map(([name, number]) => [name, number + (other[name] ?? 0)]));

async function expectAllSettled(visitors: number, handOf: (page: Page) => Hand, options: BrowserContextOptions) {
  const before = await settledInAll();
  await makeMorning(stack, visitors);
  const browser = await openBrowser(options);
  const { page } = browser;
  await signInAsAdmin(page, stack);
  const actions = await workThrough(page, handOf(page));
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
  console.log(`${actions} actions`);
  expect(await settledInAll()).toEqual(sum(before, TASKS));
  expect(await readRows(stack, "email_outbox?kind=eq.request_answer&select=id")).not.toEqual([]);
  expect(browser.errors).toEqual([]);
  await browser.close();
}

journey("forty tasks of a morning are settled with at most 120 actions by the keyboard", () =>
  expectAllSettled(1, keyboard, { viewport: { width: 1280, height: 900 } }),
);

it("forty tasks of a morning are settled with at most 120 actions by touch on a phone", () =>
  expectAllSettled(101, touch, { hasTouch: true, isMobile: true }));
