import * as v from "valibot";
import { type ErrorReport, errorReportSchema, MOST_REPORTS } from "../../../domain/errors/error-report.ts";
import { dropReported, storedErrors, storeError } from "../../local/error-store.ts";
import { call, done, takes } from "../../net/call.ts";
import { connection } from "../../net/connection.ts";

/** A device that breaks in more ways than this has told enough. */
const MOST_KINDS = MOST_REPORTS;
const verb = { takes: takes<{ reports: ErrorReport[] }>(), answer: done, writes: true } as const;

/** Browsers throw these when the network went, the tab was closed or the storage is full. */
const EXPECTED = new Set(["AbortError", "NetworkError", "TimeoutError", "QuotaExceededError"]);

function describe(error: unknown): Pick<ErrorReport, "message" | "stack"> {
  if (!(error instanceof Error)) return { message: String(error), stack: "" };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? "" };
}

/** fetch rejects with a TypeError too, whose text differs by browser: offline it is more likely than a mistake of ours. */
const isExpected = (error: unknown): boolean =>
  error instanceof Error &&
  (EXPECTED.has(error.name) || (error instanceof TypeError && connection.get() === "offline"));

export type Broken = Pick<ErrorReport, "version" | "source" | "place"> & { error: unknown };

/** Stores an error until it can be sent. */
export async function queueError({ error, ...where }: Broken): Promise<void> {
  if (isExpected(error)) return;
  await storeError(v.parse(errorReportSchema, { ...where, ...describe(error), count: 1 }), MOST_KINDS);
}

/** Sends what is stored. Without an answer it stays; whatever the server says of it, it has had it. */
export async function sendErrors(): Promise<void> {
  const reports = await storedErrors();
  if (reports.length === 0) return;
  const answer = await call("functions/report-errors", verb, { reports });
  if (answer.ok || answer.code !== "unreachable") await dropReported(reports);
}
