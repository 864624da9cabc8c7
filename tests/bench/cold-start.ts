import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser.ts";
import { round, type Bench } from "./figures.ts";

const STARTS = 5;

const shown = async (page: Page, url: string): Promise<number> => {
  const before = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("main li h3").first().waitFor();
  return performance.now() - before;
};

export const benchColdStart = async ({ stack, note }: Bench): Promise<void> => {
  const { url } = await stack();
  const profile = mkdtempSync(join(tmpdir(), "journey-cold-"));
  const first = await openBrowser({ whole: true, profile });
  const before = performance.now();
  await first.page.goto(url);
  await first.page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  note("first visit to / until the app works offline", round(performance.now() - before), "ms");
  await first.page.waitForTimeout(3_000);
  await first.close();
  for (const offline of [false, true]) {
    const times: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const { page, context, close } = await openBrowser({ whole: true, profile });
      await context.setOffline(offline);
      times.push(await shown(page, `${url}/tours`));
      await close();
    }
    note(`new browser to the first tour on /tours, ${offline ? "offline" : "online"}`, times, "ms");
  }
  rmSync(profile, { recursive: true, force: true });
};
