import { chromium, type Browser, type LaunchOptions } from "playwright-core";

// Modules are separate per file, but the process and this key are shared.
const KEY = Symbol.for("journey-shared-browser");
const globals = globalThis as { [KEY]?: Promise<Browser> };

/**
 * Starting a browser takes 0.3 s of processor time, and a second one beside it a whole second, so stories of a
 * process share one, each in its own context.
 */
export function sharedBrowser(options: LaunchOptions): Promise<Browser> {
  const launch = () => chromium.launch(options);
  globals[KEY] = globals[KEY]?.then((running) => (running.isConnected() ? running : launch()), launch) ?? launch();
  return globals[KEY];
}
