import type { BrowserContext } from "playwright-core";

// Benchmarks open browsers too: nothing in here belongs to the test runner.

type Look = (context: BrowserContext) => Promise<void>;

const open = new Set<BrowserContext>();
let last: Look | undefined;

/** What is done with a browser before it closes. */
export function beforeClosing(look: Look): void {
  last = look;
}
export function remember(context: BrowserContext): void {
  open.add(context);
  context.on("close", () => open.delete(context));
}
export async function forget(context: BrowserContext): Promise<void> {
  open.delete(context);
  await last?.(context);
}
export const openContexts = (): readonly BrowserContext[] => [...open];
