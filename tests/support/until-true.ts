import type { Page } from "playwright-core";
import { vi } from "vitest";

/** `waitForFunction` would take the promise itself for a yes. */
export const untilTrue = async (page: Page, ask: () => Promise<boolean>): Promise<void> => {
  await vi.waitUntil(() => page.evaluate(ask), { timeout: 30_000, interval: 100 });
};
