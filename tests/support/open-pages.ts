import type { BrowserContext } from "playwright-core";

// Benchmarks open browsers too, so nothing here may import the test runner.

type Look = (context: BrowserContext) => Promise<void>;

const open = new Set<BrowserContext>();
let last: Look | undefined;

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
