import { build } from "vite";
import { root } from "./run.ts";

export async function doorScript(): Promise<string> {
  const door = "virtual:door";
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    resolve: { alias: [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.min.mjs" }] },
    plugins: [
      {
        name: door,
        resolveId: (id) => (id === door ? `\0${door}` : null),
        load: (id) =>
          id === `\0${door}`
            ? `import { judgeVoucher } from "${root}/src/features/guide/scan/judge-voucher.ts";
               import { readRoster } from "${root}/src/data/local/guide/stored-roster.ts";
               import { knownVoucherKeys } from "${root}/src/data/sync/voucher/check-voucher.ts";
               import { allFacts, checkInStateOf } from "${root}/src/domain/guide/check-in-state.ts";
               globalThis.door = { judgeVoucher, readRoster, knownVoucherKeys, allFacts, checkInStateOf };`
            : null,
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: door, output: { format: "iife" } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output.find(({ type }) => type === "chunk") : undefined;
  if (chunk?.type !== "chunk") throw new Error("No script");
  return chunk.code;
}
