import { afterAll, vi } from "vitest";

// Files share a process, so replaced globals are restored for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // A module that an earlier file loaded would not be mocked.
  if (typeof document !== "undefined") vi.resetModules();
});
