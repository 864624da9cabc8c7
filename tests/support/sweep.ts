import type { Page } from "playwright-core";
import { axeFindings } from "./axe.ts";
import { beyondOnceDrawn, DESKTOP, inScheme, PHONE } from "./look-around.ts";

/** A page, or what opens on it. */
export type Scene = { name: string; open: (page: Page) => Promise<void> };

/** What was found wrong: which page, in which look, and what. */
export type Finding = { page: string; look: string; what: string };

type Checks = {
  /** In each size, besides the rules. */
  besides?: (page: Page) => Promise<Record<string, string[]>>;
  /** What has the focus may open something, so this comes at the end. */
  last?: (page: Page) => Promise<Record<string, string[]>>;
  /** The rules are asked in the narrow widths, too. */
  narrow?: true;
};

const SIZES = { desktop: DESKTOP, phone: PHONE };
export const LOOKS = ["desktop, light", "desktop, dark", "phone, dark", "phone, light"] as const;
const WIDTHS = [1024, 320] as const;

async function lostToTheSide(page: Page): Promise<string[]> {
  const pixels = await beyondOnceDrawn(page);
  return pixels > 1 ? [`${pixels} pixels lie beyond the window`] : [];
}

const suffixed = (found: Record<string, string[]>, where: string) =>
  Object.fromEntries(Object.entries(found).map(([name, lines]) => [`${name} ${where}`, lines]));

/** Looks at the open page in each size and scheme; changing the scheme changes colors only, so one rule is asked then. */
async function lookAt(page: Page, checks: Checks): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {};
  for (const [size, first, second] of [
    ["desktop", "light", "dark"],
    ["phone", "dark", "light"],
  ] as const) {
    await page.setViewportSize(SIZES[size]);
    // Where it was scrolled to, the header may lie over half a button.
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
  await page.setViewportSize({ ...PHONE, width: 640 });
  const large = await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
  seen["text of 200 %, width"] = await lostToTheSide(page);
  if (checks.narrow) seen["rules with text of 200 %"] = await axeFindings(page);
  await large.evaluate((style) => style.parentNode?.removeChild(style));
  return { ...seen, ...(await checks.last?.(page)) };
}

/** Opens each scene once and answers all that is wrong with any; a scene that does not open is wrong in every look. */
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
