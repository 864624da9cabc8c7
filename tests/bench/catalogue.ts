import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser.ts";
import { serveCatalogue } from "./catalogue-server.ts";

// The catalogue at 20, 2,000 and 10,000 tours on a processor four times slower. Usage: node tests/bench/catalogue.ts <dist>
const dist = process.argv[2];
if (dist === undefined) throw new Error("Name the folder of a finished build");

const SLOWDOWN = 4;
const COLD_STARTS = 5;

const slow = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
};

/** Milliseconds from navigation (or from the catalogue's answer) to the first card on the screen. */
const watchFirstCard = (page: Page) =>
  page.addInitScript(() => {
    const found = new MutationObserver(() => {
      if (document.querySelector("main li h3") === null) return;
      found.disconnect();
      requestAnimationFrame(() => Object.assign(window, { firstCard: performance.now() }));
    });
    found.observe(document, { childList: true, subtree: true });
  });

const firstCard = async (page: Page) => {
  await page.waitForFunction(() => "firstCard" in window, undefined, { timeout: 60_000 });
  return page.evaluate(() => (window as unknown as { firstCard: number }).firstCard);
};

const answered = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("resource").filter((one) => one.name.includes("catalogue_since"));
    return (entry as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
  });

const watchInteractions = (page: Page) =>
  page.evaluate(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue;
        durations.set(entry.interactionId, Math.max(durations.get(entry.interactionId) ?? 0, entry.duration));
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });

async function interactions(page: Page, work: () => Promise<void>) {
  await page.evaluate(() => (window as unknown as { durations: Map<number, number> }).durations.clear());
  await work();
  await page.waitForTimeout(800);
  const all = await page.evaluate(() => [
    ...(window as unknown as { durations: Map<number, number> }).durations.values(),
  ]);
  const sorted = all.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 8, worst: sorted.at(-1) ?? 8 };
}

async function measure(tours: number) {
  const server = await serveCatalogue(dist ?? "", tours);
  const profile = mkdtempSync(join(tmpdir(), "journey-bench-"));
  const row: Record<string, string | number> = { tours };
  const first = await openBrowser({ whole: true, profile });
  await slow(first.page);
  await watchFirstCard(first.page);
  await first.page.goto(`${server.url}/tours`);
  const shown = await firstCard(first.page);
  row["first sync: answer to cards, ms"] = Math.round(shown - (await answered(first.page)));
  await first.page.evaluate(() => navigator.serviceWorker.getRegistration());
  await server.written(first.page, tours);
  await first.page.goto(`${server.url}/search`);
  await first.page.getByText(/Found [1-9]\d* amazing/).waitFor({ timeout: 60_000 });
  await first.page.waitForTimeout(6_000);
  await watchInteractions(first.page);
  const { page } = first;
  const results = {
    typing: await interactions(page, () =>
      page.getByRole("searchbox", { name: "Search" }).first().pressSequentially("samarqand", { delay: 120 }),
    ),
    filter: await interactions(page, async () => {
      await page.getByLabel("Duration").focus();
      for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(400);
      }
    }),
    "month and people": await interactions(page, async () => {
      for (const [label, key] of [
        ["Departs in", "ArrowDown"],
        ["Departs in", "ArrowDown"],
        ["People", "ArrowDown"],
        ["People", "ArrowDown"],
        ["Departs in", "ArrowUp"],
      ] as const) {
        await page.getByLabel(label).focus();
        await page.keyboard.press(key);
        await page.waitForTimeout(600);
      }
      await page.getByLabel("Sort by").selectOption("next");
      await page.waitForTimeout(600);
    }),
    toggle: await interactions(page, async () => {
      for (const name of ["List", "Grid", "List", "Grid"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await page.waitForTimeout(400);
      }
    }),
  };
  await page.goto(`${server.url}/tours/t000003`);
  await page.getByRole("button", { name: "Show calendar" }).waitFor();
  await page.waitForTimeout(3_000);
  await watchInteractions(page);
  const calendar = await interactions(page, async () => {
    await page.getByRole("button", { name: "Show calendar" }).click();
    await page.getByRole("grid").getByRole("link").first().focus();
    for (const key of ["PageDown", "ArrowRight", "ArrowDown", "PageUp"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(300);
    }
  });
  for (const [name, { median, worst }] of Object.entries({ ...results, calendar }))
    row[`${name} median/worst, ms`] = `${median}/${worst}`;
  await first.close();
  const times: number[] = [];
  for (let run = 0; run < COLD_STARTS; run += 1) {
    const again = await openBrowser({ whole: true, profile });
    await slow(again.page);
    await watchFirstCard(again.page);
    await again.page.goto(`${server.url}/tours`);
    times.push(await firstCard(again.page));
    await again.close();
  }
  row["cold open, full mirror, ms"] = Math.round(times.toSorted((a, b) => a - b)[Math.floor(COLD_STARTS / 2)] ?? 0);
  server.close();
  rmSync(profile, { recursive: true, force: true });
  return row;
}

const rows = [];
for (const tours of [20, 2_000, 10_000]) rows.push(await measure(tours));
for (const name of Object.keys(rows[0] ?? {})) {
  console.log(`${name.padEnd(34)} ${rows.map((row) => String(row[name]).padStart(12)).join(" ")}`);
}
