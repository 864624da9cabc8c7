import type { BrowserContext, Page } from "playwright-core";
import { afterEach, TestRunner } from "vitest";
import { beforeClosing, openContexts } from "./open-pages.ts";

// Prints the page's text on failure, because a failure on another machine is hard to see again.

const LINES = 30;

async function read(page: Page): Promise<string> {
  const text = await page.locator("main").innerText({ timeout: 2_000 });
  return [page.url(), ...text.split("\n").filter(Boolean).slice(0, LINES)].join("\n");
}

async function tell(context: BrowserContext): Promise<void> {
  const test = TestRunner.getCurrentTest();
  if (test?.result?.state !== "fail") return;
  const error = test.result.errors?.at(-1);
  for (const page of context.pages()) {
    const stood = await read(page).catch((unread: unknown) => `${page.url()}: ${unread}`);
    if (error) error.message += `\n--- it stood here: ${stood}\n---`;
  }
}

beforeClosing(tell);
afterEach(async () => {
  for (const context of openContexts()) await tell(context);
});
