import { relative } from "node:path";
import type { Reporter, TestModule, TestSpecification } from "vitest/node";
import { root } from "./run.ts";
import { endWithRunner } from "./test-run.ts";

export type Progress = { planned: number } | { file: string; failures: string[] };

const sendProgress = (progress: Progress) => process.send?.(progress);

export class ProgressReporter implements Reporter {
  onInit(): void {
    endWithRunner();
  }
  onTestRunStart(files: readonly TestSpecification[]): void {
    sendProgress({ planned: files.length });
  }
  onTestModuleEnd(module: TestModule): void {
    const failed = [...module.children.allTests("failed")];
    const failures = failed.map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message.split("\n")[0]}`);
    sendProgress({ file: relative(root, module.moduleId), failures });
  }
}
