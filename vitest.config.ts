import { defineConfig } from "vitest/config";
import { writeTexts } from "./src/app/prerender/texts/write-texts.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { ProgressReporter } from "./tests/support/progress-reporter.ts";

writeTexts(import.meta.dirname);

const node = { environment: "node" as const, setupFiles: ["tests/support/fail-on-console.ts"] };
const seeded = [...node.setupFiles, "tests/support/seed.ts"];

const report = process.env["LANE_REPORT"];

const stores = "src/data/**/*.test.ts";

export default defineConfig({
  test: {
    ...(report && { reporters: ["default", ["json", { outputFile: report }], new ProgressReporter()] }),
    sequence: { sequencer: LongestFirst },
    // Edge functions log each request.
    silent: "passed-only",
    // The default of 40 characters truncates failure messages.
    chaiConfig: { truncateThreshold: 600 },
    // The default of one second is too short for rendering on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // Creating a small database has taken longer than the default of 10 s.
    hookTimeout: 120_000,
    tags: [
      { name: "journey", description: "A story in a browser that `npm test` runs." },
      { name: "long", description: "Left to `npm run test:all`: it takes long and rarely changes its verdict." },
    ],
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: "unit",
          include: [
            "src/**/*.test.ts",
            "sw/**/*.test.ts",
            "supabase/functions/**/*.test.ts",
            "supabase/{deploy,local}/**/*.test.ts",
            "tests/support/*.test.ts",
            "tests/bench/*.test.ts",
          ],
          exclude: [stores],
          setupFiles: [...seeded, "tests/support/clean-up.ts"],
          // A process per file costs more than the tests.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Dexie takes its database once per process, so each file needs a process of its own.
        test: {
          ...node,
          name: "stores",
          include: [stores, "tests/simulation/**/*.test.ts"],
          setupFiles: seeded,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "screens",
          environment: "happy-dom",
          include: ["src/**/*.test.tsx", "tests/screens/*.test.tsx"],
          setupFiles: [...seeded, "tests/support/clean-up.ts"],
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { ...node, name: "architecture", include: ["tests/architecture/**/*.test.ts"], testTimeout: 180_000 },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "database",
          // Vitest runs projects of different `maxWorkers` together only in groups of their own.
          sequence: { groupOrder: 1 },
          include: ["tests/database/**/*.test.ts"],
          setupFiles: seeded,
          globalSetup: ["tests/database/support/ready-clusters.ts"],
          // A process per file would load the database engines each time.
          isolate: false,
          // Each file has its own database, and one engine leaves a core idle.
          maxWorkers: 2,
          // A busy machine took 200 s for 40 s of work.
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/ready-state.ts"],
          // Stories run at the same time.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "security",
          include: ["tests/security/**/*.test.ts"],
          globalSetup: ["tests/support/e2e-stack.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "e2e",
          sequence: { groupOrder: 2 },
          // A process per file would load the browser's protocol each time.
          isolate: false,
          include: ["tests/e2e/**/*.e2e.ts"],
          setupFiles: [...node.setupFiles, "tests/support/tell-pages.ts"],
          globalSetup: ["tests/support/e2e-stack.ts"],
          // Each worker starts its own stack, so a single file starts fastest with one.
          maxWorkers: Number(process.env["E2E_WORKERS"] ?? 1),
          maxConcurrency: 4,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
