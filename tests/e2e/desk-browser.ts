import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";

export const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };

export function adminBrowser(options: Parameters<typeof openBrowser>[0] = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser({ viewport: { width: 1280, height: 900 }, ...options });
    await signInAsAdmin(browser.page, shop);
  });
  afterEach(async () => {
    await browser.context.setOffline(false);
    expect(browser.errors.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  const dialog = () => browser.page.getByRole("dialog");
  return {
    page: () => browser.page,
    context: () => browser.context,
    open: (path: string) => browser.page.goto(`${shop.url}${path}`),
    openRead: async (path: string) => {
      await browser.page.goto(`${shop.url}${path}`);
      await browser.page
        .getByText(/^Updated/)
        .first()
        .waitFor();
    },
    dialog,
    press: (name: string) => dialog().getByRole("button", { name, exact: true }).click(),
    closed: () => dialog().waitFor({ state: "detached" }),
    decide: async (act: string, reason: string) => {
      await dialog().getByLabel("Reason").fill(reason);
      await dialog().getByRole("button", { name: act }).click();
      await dialog().waitFor({ state: "detached" });
    },
    download: async (button: string) => {
      const [file] = await Promise.all([
        browser.page.waitForEvent("download"),
        browser.page.getByRole("button", { name: button }).click(),
      ]);
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
    },
  };
}
