import * as v from "valibot";
import { type ErrorReport, errorReportSchema, MOST_REPORTS } from "../../../domain/errors/error-report.ts";
import { dropReported, storedErrors, storeError } from "../../local/error-store.ts";
import { call, okSchema, args } from "../../net/call.ts";
import { connection } from "../../net/connection.ts";

const MOST_KINDS = MOST_REPORTS;
const verb = { args: args<{ reports: ErrorReport[] }>(), answer: okSchema, writes: true } as const;

/** Browsers throw these if the network fails, the tab closes or the storage is full. */
const EXPECTED_ERRORS = new Set(["AbortError", "NetworkError", "TimeoutError", "QuotaExceededError"]);

function describe(error: unknown): Pick<ErrorReport, "message" | "stack"> {
  if (!(error instanceof Error)) return { message: String(error), stack: "" };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? "" };
}

/** fetch also rejects with a TypeError, whose text differs by browser; offline it is likelier than a bug. */
const isExpected = (error: unknown): boolean =>
  error instanceof Error &&
  (EXPECTED_ERRORS.has(error.name) || (error instanceof TypeError && connection.get() === "offline"));

export type CaughtError = Pick<ErrorReport, "version" | "source" | "place"> & { error: unknown };

export async function queueError({ error, ...where }: CaughtError): Promise<void> {
  if (isExpected(error)) return;
  await storeError(v.parse(errorReportSchema, { ...where, ...describe(error), count: 1 }), MOST_KINDS);
}

/** Drops the reports after any answer, even a refusal, and retries only after silence. */
export async function sendErrors(): Promise<void> {
  const reports = await storedErrors();
  if (reports.length === 0) return;
  const answer = await call("functions/report-errors", verb, { reports });
  if (answer.ok || answer.code !== "unreachable") await dropReported(reports);
}
