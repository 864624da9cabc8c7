import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startFaultyProxy } from "../support/faulty-proxy.ts";

type Options = {
  inTheWay?: RegExp;
  restarts?: boolean;
  serviceWorkers?: "allow" | "block";
};

export async function openProxied({ inTheWay = /./, restarts = false, serviceWorkers = "allow" }: Options = {}) {
  const proxy = await startFaultyProxy(inTheWay);
  const profile = restarts ? mkdtempSync(join(tmpdir(), "journey-proxied-")) : undefined;
  const open = () =>
    openBrowser({ serviceWorkers, proxy: { server: proxy.server }, ...(profile !== undefined && { profile }) });
  let browser: Browser = await open();
  return {
    network: proxy.state,
    get page() {
      return browser.page;
    },
    get context() {
      return browser.context;
    },
    get errors() {
      return browser.errors;
    },
    restart: async () => {
      await browser.close();
      browser = await open();
      return browser.page;
    },
    close: async () => {
      await browser.close();
      await proxy.stop();
      if (profile !== undefined) rmSync(profile, { recursive: true, force: true });
    },
  };
}

export type Proxied = Awaited<ReturnType<typeof openProxied>>;
