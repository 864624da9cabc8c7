import type { Page } from "playwright-core";
import { axeFindings } from "./axe.ts";
import { beyondOnceDrawn, DESKTOP, inScheme, PHONE } from "./look-around.ts";

export type Scene = { name: string; open: (page: Page) => Promise<void> };

export type Finding = { page: string; look: string; what: string };

type Checks = {
  besides?: (page: Page) => Promise<Record<string, string[]>>;
  /** Focus may open something, so this runs last. */
  last?: (page: Page) => Promise<Record<string, string[]>>;
  narrow?: true;
};

const SIZES = { desktop: DESKTOP, phone: PHONE };
export const LOOKS = ["desktop, light", "desktop, dark", "phone, dark", "phone, light"] as const;
const WIDTHS = [1024, 320] as const;

/** A parent that hides what overflows keeps the window from becoming wider. */
const textsBeyond = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const endsInDots = (element: Element) => getComputedStyle(element).textOverflow === "ellipsis";
    // Text that only a screen reader reads is 2 pixels wide with text of 200 %.
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 2 && !endsInDots(element);
    return [...document.querySelectorAll("body *")]
      .filter((element) => isShown(element) && !scrolls(element))
      .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        return width > 1 && (right > clientWidth + 1 || left < -1)
          ? [`"${text.textContent}" lies beyond the window`]
          : [];
      });
  });

async function lostToTheSide(page: Page): Promise<string[]> {
  const pixels = await beyondOnceDrawn(page);
  return [...(pixels > 1 ? [`${pixels} pixels lie beyond the window`] : []), ...(await textsBeyond(page))];
}

const suffixed = (found: Record<string, string[]>, where: string) =>
  Object.fromEntries(Object.entries(found).map(([name, lines]) => [`${name} ${where}`, lines]));

/** The layout follows the window's size a frame later. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

async function lookAt(page: Page, checks: Checks): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {};
  for (const [size, first, second] of [
    ["desktop", "light", "dark"],
    ["phone", "dark", "light"],
  ] as const) {
    await page.setViewportSize(SIZES[size]);
    await nextFrame(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await inScheme(page, first);
    seen[`${size}, ${first}`] = await axeFindings(page);
    Object.assign(seen, suffixed((await checks.besides?.(page)) ?? {}, `on a ${size}`));
    await inScheme(page, second);
    seen[`${size}, ${second}`] = await axeFindings(page, ["color-contrast"]);
    seen[`${size}, width`] = await lostToTheSide(page);
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...PHONE, width });
    seen[`${width} pixels, width`] = await lostToTheSide(page);
    if (checks.narrow) seen[`rules at ${width} pixels`] = await axeFindings(page);
  }
  await page.setViewportSize(PHONE);
  const large = await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
  seen["text of 200 %, width"] = await lostToTheSide(page);
  if (checks.narrow) seen["rules with text of 200 %"] = await axeFindings(page);
  await large.evaluate((style) => style.parentNode?.removeChild(style));
  return { ...seen, ...(await checks.last?.(page)) };
}

export async function sweep(page: Page, scenes: readonly Scene[], checks: Checks = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const scene of scenes) {
    try {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await scene.open(page);
      for (const [look, found] of Object.entries(await lookAt(page, checks)))
        findings.push(...found.map((what) => ({ page: scene.name, look, what })));
    } catch (error) {
      findings.push(...LOOKS.map((look) => ({ page: scene.name, look, what: String(error) })));
    }
  }
  return findings;
}
