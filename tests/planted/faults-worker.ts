import type { Fault } from "./fault.ts";

export const workerFaults = [
  {
    name: "the worker answers calls of edge functions with the app's page",
    area: "worker",
    file: "sw/is-page.ts",
    from: "(rest|auth|storage|functions)",
    to: "(rest|auth|storage)",
    caughtBy: ["sw/is-page.test.ts"],
  },
  {
    name: "a login page of a Wi-Fi is cached in place of the app's file",
    area: "worker",
    file: "sw/whole-files.ts",
    from: "return hash !== undefined && (await hashOf(response)) === hash;",
    to: "return hash !== undefined && response.ok;",
    caughtBy: ["sw/whole-files.test.ts"],
  },
  {
    name: "an installation that was cut short begins again with every file",
    area: "worker",
    file: "sw/app-files.ts",
    from: "return !cachedResponse || !(await isWholeFile(hrefOf(file), cachedResponse));",
    to: "return !cachedResponse || (await isWholeFile(hrefOf(file), cachedResponse));",
    caughtBy: ["sw/app-files.test.ts"],
  },
  {
    name: "a cached file that cannot be read at this moment is thrown away",
    area: "worker",
    file: "sw/whole-files.ts",
    from: "return hash !== undefined && hash !== byPath.get(new URL(url).pathname);",
    to: "return hash !== byPath.get(new URL(url).pathname);",
    caughtBy: ["sw/whole-files.test.ts"],
  },
  {
    name: "the page reloads before the new version has taken over",
    area: "worker",
    file: "src/app/service-worker/apply-waiting.ts",
    from: 'if (waiting.state === "activated") finish(reloadWhenSaved);',
    to: "finish(reloadWhenSaved);",
    caughtBy: ["src/app/service-worker/apply-waiting.test.ts"],
  },
  {
    name: "the worker sends nothing when the browser wakes it for background sync",
    area: "worker",
    file: "sw/outbox.ts",
    from: "if (sync.tag === syncTag) sync.waitUntil(drainAndCount(worker));",
    to: "if (sync.tag !== syncTag) sync.waitUntil(drainAndCount(worker));",
    caughtBy: ["tests/e2e/background-sync.e2e.ts"],
  },
] as const satisfies readonly Fault[];
