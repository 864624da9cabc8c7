import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readReport, slowest, sumOf } from "./lane-report.ts";
import { root } from "./run.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "journey-report-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});
const report = (...testResults: unknown[]) => {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify({ testResults }));
  return path;
};
const file = (name: string, status: string, assertionResults: unknown[], message = "") => ({
  name: join(root, name),
  startTime: 1_000,
  endTime: assertionResults.length * 1_000,
  status,
  message,
  assertionResults,
});

it("reports per file what passed and why the rest failed, in a line", () => {
  const path = report(
    file("tests/a.test.ts", "failed", [
      test("passed", "adds"),
      test("failed", "takes away", "AssertionError: expected 1 to be 2\n    at there"),
      test("skipped", "later"),
    ]),
    file("tests/b.test.ts", "passed", [test("passed", "alone")]),
  );
  const results = readReport(path, 1);
  expect(results).toEqual([
    {
      file: "tests/a.test.ts",
      seconds: 2,
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: [{ test: "takes away", why: "AssertionError: expected 1 to be 2" }],
    },
    { file: "tests/b.test.ts", seconds: 0, passed: 1, failed: 0, skipped: 0, failures: [] },
  ]);
  expect(slowest(results, 1)).toEqual([results[0]]);
  expect(sumOf(results)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

it("counts a file that would not load as a failure", () => {
  const [result] = readReport(report(file("tests/a.test.ts", "failed", [], "Cannot find module")), 1);
  expect(result).toMatchObject({ failed: 1, failures: [{ test: "the file itself", why: "Cannot find module" }] });
});

it.each([
  ["a run that failed beside its tests", report],
  ["a run that left no report", () => join(folder, "none.json")],
])("counts %s as a failure", (_, made) => {
  expect(sumOf(readReport(made(), 1)).failed).toBe(1);
});
