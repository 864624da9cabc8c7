import { afterEach, expect } from "vitest";
import { type Browser, openBrowser } from "../browser.ts";

export function storyBrowsers(): typeof openBrowser {
  const opened: Browser[] = [];
  afterEach(async () => {
    const browsers = opened.splice(0);
    await Promise.all(browsers.map((browser) => browser.close()));
    expect(browsers.flatMap(({ errors }) => errors)).toEqual([]);
  });
  return async (options) => {
    const browser = await openBrowser(options);
    opened.push(browser);
    return browser;
  };
}
