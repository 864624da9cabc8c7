import { afterAll, vi } from "vitest";

// Files that share a process: what one of them put in the place of something global is gone before the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // A screen that another file has loaded is not mocked any more.
  if (typeof document !== "undefined") vi.resetModules();
});
