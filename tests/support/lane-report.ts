import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./run.ts";

export type Totals = { passed: number; failed: number; skipped: number };
export type Failure = { test: string; why: string };
export type FileResult = Totals & { file: string; seconds: number; failures: Failure[] };

type Judged = { status: string; fullName: string; failureMessages?: string[] };
type Reported = {
  name: string;
  startTime?: number;
  endTime?: number;
  status: string;
  message?: string;
  assertionResults: Judged[];
};

const LONGEST_REASON = 900;
const reason = (text = "") => text.slice(0, LONGEST_REASON).split("\n")[0] ?? "";

function resultOf({ name, status, message, assertionResults, startTime = 0, endTime = 0 }: Reported): FileResult {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const failures = failed.map(({ fullName, failureMessages }) => ({
    test: fullName,
    why: reason(failureMessages?.[0]),
  }));
  // A file that fails to load has no failed test.
  if (status === "failed" && failures.length === 0) failures.push({ test: "the file itself", why: reason(message) });
  const passed = assertionResults.filter((test) => test.status === "passed").length;
  const skipped = assertionResults.length - passed - failed.length;
  const seconds = (endTime - startTime) / 1000;
  return { file: relative(root, name), seconds, passed, failed: failures.length, skipped, failures };
}

export function readReport(path: string, code: number): FileResult[] {
  const reported: { testResults: Reported[] } = existsSync(path)
    ? JSON.parse(readFileSync(path, "utf8"))
    : { testResults: [] };
  const results = reported.testResults.map(resultOf);
  if (code === 0 || results.some(({ failed }) => failed > 0)) return results;
  const failures = [{ test: "the whole run", why: `ended with ${code}, though no test failed: read its words above` }];
  return [...results, { file: "", seconds: 0, passed: 0, failed: 1, skipped: 0, failures }];
}

export const slowest = (results: readonly FileResult[], most: number): FileResult[] =>
  results.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);

export const sumOf = (results: readonly Totals[]): Totals => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
});
