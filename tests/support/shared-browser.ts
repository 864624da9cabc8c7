import { chromium, type Browser, type LaunchOptions } from "playwright-core";

// Modules are each file's own; the process, and with it this, is not.
const KEY = Symbol.for("journey-shared-browser");
const kept = globalThis as { [KEY]?: Promise<Browser> };

/**
 * One for all stories of a process, each of which has a context of its own, of which nothing stays. To start one takes the
 * processor a third of a second, and a story beside others a whole one. It ends with the process.
 */
export function sharedBrowser(options: LaunchOptions): Promise<Browser> {
  const launch = () => chromium.launch(options);
  // Whoever asks while it starts gets the same; one that crashed or could not start is started anew.
  kept[KEY] = kept[KEY]?.then((running) => (running.isConnected() ? running : launch()), launch) ?? launch();
  return kept[KEY];
}
