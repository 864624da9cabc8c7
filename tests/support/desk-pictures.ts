import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "./browser.ts";
import { DESK_SCENES, deskIds, openScene } from "./desk-scenes.ts";
import { fullDeskState } from "./full-desk-state.ts";
import { copyState, makeReadyState } from "./ready-state.ts";
import { signInAsAdmin } from "./shop/pages.ts";
import { startStack } from "./stack.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

export async function deskPictures(folder: string, wanted: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stateDir = copyState(await fullDeskState(await makeReadyState()));
  const stack = await startStack({ stateDir });
  const { page, ...browser } = await openBrowser({
    whole: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await signInAsAdmin(page, stack);
  const ids = await deskIds(stack);
  for (const scene of DESK_SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScene(page, stack.url, scene, ids);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(150);
        await page.screenshot({ path: join(folder, `${scene.name}-${size.width}-${colorScheme}.png`), fullPage: true });
      }
    }
  }
  for (const error of browser.errors) console.log(error);
  await browser.close();
  await stack.stop();
  rmSync(stateDir, { recursive: true, force: true });
}
