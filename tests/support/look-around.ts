import type { Page } from "playwright-core";
import { axeFindings } from "./axe.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export type Seen = Record<string, string[] | number>;

/** How many pixels lie to the side of what is shown. */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const SETTLED_WITHIN_MS = 3_000;

/** The same of a page whose width has changed: what it draws by its width comes a moment later. */
async function beyondOnceDrawn(page: Page): Promise<number> {
  const end = Date.now() + SETTLED_WITHIN_MS;
  let found = await beyond(page);
  while (found > 1 && Date.now() < end) {
    await page.waitForTimeout(100);
    found = await beyond(page);
  }
  return found;
}

/**
 * One page in four combinations of size and scheme, opened once and left as it was: the other scheme
 * changes colors and nothing else. `more` is what is to be looked at besides in a size.
 */
export async function seenInFour(page: Page, more?: (size: string) => Promise<Seen>): Promise<Seen> {
  const before = page.viewportSize();
  const seen: Seen = {};
  for (const [size, viewport, first, second] of [
    ["desktop", DESKTOP, "light", "dark"],
    ["phone", PHONE, "dark", "light"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: first, reducedMotion: "reduce" });
    seen[`${size}, ${first}`] = await axeFindings(page);
    Object.assign(seen, await more?.(size));
    await page.emulateMedia({ colorScheme: second });
    seen[`${size}, ${second}`] = await axeFindings(page, ["color-contrast"]);
    seen[`beyond a ${size}`] = await beyondOnceDrawn(page);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
  return seen;
}

/** As wide as the smallest phone, and with letters twice as large: the last look, as the page does not come back from it. */
export async function seenInNarrow(page: Page): Promise<Seen> {
  await page.setViewportSize({ ...PHONE, width: 320 });
  const narrow = await beyondOnceDrawn(page);
  await page.setViewportSize({ ...PHONE, width: 640 });
  await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
  return { "beyond 320 pixels": narrow, "beyond 640 pixels with text of 200 %": await beyondOnceDrawn(page) };
}

/** A pixel is rounded. */
export const wrongOf = (seen: Seen): [string, string[] | number][] =>
  Object.entries(seen).filter(([, found]) => (Array.isArray(found) ? found.length > 0 : found > 1));
