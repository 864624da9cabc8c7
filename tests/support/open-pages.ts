import type { BrowserContext, Page } from "playwright-core";
import { afterEach, TestRunner } from "vitest";

// A story that fails says where it stood: what was seen on a far machine is seldom seen again at home.

const open = new Set<BrowserContext>();
const LINES = 30;

const read = async (page: Page): Promise<string> => {
  const text = await page.locator("main").innerText({ timeout: 2_000 });
  return [page.url(), ...text.split("\n").filter(Boolean).slice(0, LINES)].join("\n");
};

async function tell(context: BrowserContext): Promise<void> {
  const test = TestRunner.getCurrentTest();
  if (test?.result?.state !== "fail") return;
  const error = test.result.errors?.at(-1);
  for (const page of context.pages()) {
    const stood = await read(page).catch((unread: unknown) => `${page.url()}: ${unread}`);
    if (error) error.message += `\n--- it stood here: ${stood}\n---`;
  }
}

/** Its pages are told when the story that opened it fails, or a story that it outlives. */
export function remember(context: BrowserContext): void {
  open.add(context);
  context.on("close", () => open.delete(context));
}
export const forget = async (context: BrowserContext): Promise<void> => {
  open.delete(context);
  await tell(context);
};

afterEach(async () => {
  for (const context of open) await tell(context);
});
