import type { Page } from "playwright-core";
import { axeFindings } from "./axe.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export type Seen = Record<string, string[] | number>;

export const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const SETTLED_WITHIN_MS = 3_000;

export async function beyondOnceDrawn(page: Page): Promise<number> {
  const end = Date.now() + SETTLED_WITHIN_MS;
  let found = await beyond(page);
  while (found > 1 && Date.now() < end) {
    await page.waitForTimeout(100);
    found = await beyond(page);
  }
  return found;
}

const FOUR = [
  ["desktop", DESKTOP, "light", "dark"],
  ["phone", PHONE, "dark", "light"],
] as const;

export async function inScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset["mantineColorScheme"] === scheme,
    colorScheme,
  );
}

export async function seenInFour(page: Page, more?: (size: string) => Promise<Seen>): Promise<Seen> {
  const before = page.viewportSize();
  const seen: Seen = {};
  for (const [size, viewport, first, second] of FOUR) {
    await page.setViewportSize(viewport);
    // After scrolling, the header may cover half a button.
    await page.evaluate(() => window.scrollTo(0, 0));
    await inScheme(page, first);
    seen[`${size}, ${first}`] = await axeFindings(page);
    Object.assign(seen, await more?.(size));
    await inScheme(page, second);
    seen[`${size}, ${second}`] = await axeFindings(page, ["color-contrast"]);
    seen[`beyond a ${size}`] = await beyondOnceDrawn(page);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
  return seen;
}

export const wrongOf = (seen: Seen): [string, string[] | number][] =>
  Object.entries(seen).filter(([, found]) => (Array.isArray(found) ? found.length > 0 : found > 1));
