import { defineConfig } from "vitest/config";
import { LongFirst } from "./tests/support/long-first.ts";
import { ProgressReporter } from "./tests/support/progress-reporter.ts";

const node = { environment: "node" as const, setupFiles: ["tests/support/fail-on-console.ts"] };

/** Where `run-tests.ts` reads what a lane came to. */
const report = process.env["LANE_REPORT"];

const stores = "src/data/**/*.test.ts";

export default defineConfig({
  test: {
    ...(report && { reporters: ["default", ["json", { outputFile: report }], new ProgressReporter()] }),
    sequence: { sequencer: LongFirst },
    // What was found is read in the line that tells of a failure; 40 characters of it say nothing.
    chaiConfig: { truncateThreshold: 600 },
    // One second, the default, is short for what a busy machine draws.
    expect: { poll: { timeout: 30_000 } },
    // For what hangs: to make a small database took longer than the ten seconds that are usual.
    hookTimeout: 120_000,
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
          setupFiles: [...node.setupFiles, "tests/support/leave-clean.ts"],
          // A process for each file costs more than what it tests. Modules are its own all the same.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Dexie is told once in a process where its database is: each file has one of its own.
        test: { ...node, name: "stores", include: [stores, "tests/simulation/**/*.test.ts"], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "screens",
          environment: "happy-dom",
          include: ["src/**/*.test.tsx", "tests/screens/*.test.tsx"],
          setupFiles: [...node.setupFiles, "tests/support/leave-clean.ts"],
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
          include: ["tests/database/**/*.test.ts"],
          globalSetup: ["tests/database/support/ready-clusters.ts"],
          // A process for each file would read the engines' code each time.
          isolate: false,
          // Each file has a database of its own, and one engine leaves a core idle.
          maxWorkers: 2,
          // For what hangs; a machine with others at work took 200 s for what takes 40.
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
          // Stories run beside it.
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
          // A process for each file would read the browser's protocol each time. Modules are each file's own all the same.
          isolate: false,
          include: ["tests/e2e/**/*.e2e.ts"],
          setupFiles: [...node.setupFiles, "tests/support/tell-pages.ts"],
          globalSetup: ["tests/support/e2e-stack.ts"],
          // Each worker has a stack of its own; one alone starts soonest, which a single file wants.
          maxWorkers: Number(process.env["E2E_WORKERS"] ?? 1),
          // Pages that are looked at one by one, some in tabs beside each other.
          maxConcurrency: 4,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
