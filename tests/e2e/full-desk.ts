import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { ALL_BOOKINGS, fullDeskState } from "../support/full-desk-state.ts";
import { copyState } from "../support/ready-state.ts";
import { stackState } from "../support/shared-stack.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { type Stack, startStack } from "../support/stack.ts";

export type FullDesk = { stack: Stack; browser: Browser; page: Page; close: () => Promise<void> };

export const OPENING_MS = 600_000;

export async function openFullDesk({ timed = false, bookings = ALL_BOOKINGS } = {}): Promise<FullDesk> {
  const stateDir = copyState(await fullDeskState(inject("readyState"), bookings));
  const stack = await startStack({ stateDir, env: { BUILD_DIR: join(stackState, "dist") } });
  const browser = await openBrowser({ timed, serviceWorkers: "allow", viewport: { width: 1440, height: 900 } });
  await signInAsAdmin(browser.page, stack);
  const close = async () => {
    await browser.close();
    await stack.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
  return { stack, browser, page: browser.page, close };
}
