import type { Page } from "playwright-core";
import { axeFindings } from "../support/axe.ts";
import { beyond } from "../support/look-around.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** What axe finds on this page, and what is lost to the side, on a phone, a tablet and a desktop, light and dark. */
export async function foundInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      // Where it was scrolled to, the header may lie over half a button.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForFunction(
        (scheme) => document.documentElement.dataset["mantineColorScheme"] === scheme,
        colorScheme,
      );
      const look = `${size.width} px, ${colorScheme}`;
      found.push(...(await axeFindings(page)).map((finding) => `${look}: ${JSON.stringify(finding)}`));
      const lost = await beyond(page);
      if (lost > 1) found.push(`${look}: ${lost} px beyond the side`);
    }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
}
