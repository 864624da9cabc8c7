import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser.ts";
import type { Bench } from "./figures.ts";

const SLOWDOWN = 4;
const VISITS = 5;

type Seen = { seen: Map<number, number> };

const watch = () => {
  const seen = new Map<number, number>();
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      seen.set(entry.interactionId, Math.max(seen.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
};

const slowest = async (page: Page, work: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => (window as unknown as Seen).seen.clear());
  await work();
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Math.max(8, ...(window as unknown as Seen).seen.values()));
};

const steps: [string, string, (page: Page) => Promise<void>][] = [
  ["open the menu", "/", (page) => page.getByRole("button", { name: /menu/i }).first().click()],
  [
    "go to another page",
    "/about",
    (page) => page.locator("footer").getByRole("link", { name: "Tours", exact: true }).click(),
  ],
  [
    "filter",
    "/search",
    async (page) => {
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByLabel("Duration").selectOption({ index: 2 });
    },
  ],
  [
    "type into search",
    "/search",
    (page) => page.getByRole("searchbox", { name: "Search" }).first().pressSequentially("khiva", { delay: 120 }),
  ],
  ["grid to list", "/tours", (page) => page.getByRole("button", { name: "List", exact: true }).click()],
];

export const benchInteractions = async ({ stack, note }: Bench): Promise<void> => {
  const { url } = await stack();
  for (const [name, path, work] of steps) {
    const all: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const { page, close } = await openBrowser({ whole: true });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      await page.goto(`${url}${path}`, { waitUntil: "load" });
      await page.waitForTimeout(3_000);
      await page.evaluate(watch);
      all.push(await slowest(page, () => work(page)));
      await close();
    }
    note(`${name}, ${SLOWDOWN}x slower CPU`, all, "ms");
  }
};
