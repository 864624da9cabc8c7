import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { forget, remember } from "./open-pages.ts";
import { root } from "./run.ts";
import { sharedBrowser } from "./shared-browser.ts";
import { findChromium, findShell } from "./system-packages.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** A story leaves its pages before optimized code pays off. */
const unoptimized = "--js-flags=--no-opt,--no-maglev";

// Chromium logs these itself when the network fails.
const networkNoise =
  /net::ERR_|Failed to load resource|(An unknown error occurred|A bad HTTP response code \(503\) was received) when fetching the script/;

/** `E2E_TRACE=1` records every page for `npx playwright show-trace`, in tests/results/traces. */
const wantsTrace = process.env["E2E_TRACE"] === "1";

/** Catches hangs only: 5 s of work took 30 s on a busy slow machine. */
const WAITS_MS = 60_000;

type Options = BrowserContextOptions & {
  profile?: string;
  args?: string[];
  whole?: boolean;
  timed?: boolean;
  /** Only stories about the worker pay for its installation, which costs more than their pages. */
  serviceWorkers?: "allow" | "block";
};

export type Browser = {
  context: BrowserContext;
  page: Page;
  errors: string[];
  close: () => Promise<void>;
};

const listen = (page: Page, errors: string[]) => {
  page.on("console", (message) => {
    if (message.type() === "error" && !networkNoise.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
};

/** The caller removes the `profile`, which a later browser can reuse. */
export const openBrowser = async ({
  profile,
  args = [],
  whole = false,
  timed = whole,
  serviceWorkers = whole ? "allow" : "block",
  ...rest
}: Options = {}): Promise<Browser> => {
  const executablePath = whole ? findChromium() : findShell();
  if (!executablePath) throw new Error("No Chromium found; npm test installs or names what is missing.");
  const launch = { executablePath, headless: true, args: [...flags, ...(timed ? [] : [unoptimized]), ...args] };
  const options: BrowserContextOptions = {
    viewport: { width: 390, height: 844 },
    serviceWorkers,
    // While a page scrolls smoothly, the press and release of a click land on different elements.
    reducedMotion: timed ? null : "reduce",
    ...rest,
  };
  const mayShare = profile === undefined && args.length === 0 && !timed;
  const folder = profile ?? (mayShare ? undefined : mkdtempSync(join(tmpdir(), "journey-browser-")));
  const context =
    folder === undefined
      ? await (await sharedBrowser(launch)).newContext(options)
      : await chromium.launchPersistentContext(folder, { ...launch, ...options });
  // Chromium runs background sync even in a context that Playwright took offline, so queued requests would leave.
  if (!whole)
    await context.addInitScript(() =>
      Object.defineProperty(globalThis.ServiceWorkerRegistration?.prototype ?? {}, "sync", { value: undefined }),
    );
  context.setDefaultTimeout(WAITS_MS);
  remember(context);
  const errors: string[] = [];
  for (const page of context.pages()) listen(page, errors);
  context.on("page", (page) => listen(page, errors));
  const page = context.pages()[0] ?? (await context.newPage());
  if (wantsTrace) await context.tracing.start({ screenshots: true, snapshots: true });
  const close = async () => {
    await forget(context);
    if (wantsTrace) await context.tracing.stop({ path: join(root, `tests/results/traces/${randomUUID()}.zip`) });
    await context.close();
    if (folder !== undefined && folder !== profile) rmSync(folder, { recursive: true, force: true });
  };
  return { context, page, errors, close };
};
