import * as v from "valibot";
import { type ErrorReport, errorReportSchema, MOST_REPORTS } from "../../../domain/errors/error-report.ts";
import { db } from "../../local/db.ts";
import { call } from "../../net/call.ts";

/** A device that breaks in more ways than this has told enough. */
const MOST_KINDS = MOST_REPORTS;
const answerSchema = v.object({ ok: v.literal(true) });

/** Said of what no person needs to mend: the network went, or the tab was closed while something was read. */
const EXPECTED =
  /^(AbortError|NetworkError|TimeoutError|QuotaExceededError)$|Failed to fetch|Load failed|ResizeObserver loop/;

function describe(error: unknown): Pick<ErrorReport, "message" | "stack"> {
  if (!(error instanceof Error)) return { message: String(error), stack: "" };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? "" };
}

const isExpected = (error: unknown): boolean =>
  error instanceof Error && (EXPECTED.test(error.name) || EXPECTED.test(error.message));

export type Broken = Pick<ErrorReport, "version" | "source" | "place"> & { error: unknown };

/** Stores an error until it can be sent; one that is stored already is only counted. */
export async function queueError({ error, ...where }: Broken): Promise<void> {
  if (isExpected(error)) return;
  const report = v.parse(errorReportSchema, { ...where, ...describe(error), count: 1 });
  const key = [report.version, report.source, report.place, report.message].join("\n");
  await db.transaction("rw", db.errors, async () => {
    const known = await db.errors.get(key);
    if (known) await db.errors.put({ ...known, count: Math.min(known.count + 1, 1_000) });
    else if ((await db.errors.count()) < MOST_KINDS) await db.errors.put({ ...report, key });
  });
}

/** Sends what is stored. Without an answer it stays; whatever the server says of it, it has had it. */
export async function sendErrors(): Promise<void> {
  const rows = await db.errors.toArray();
  if (rows.length === 0) return;
  const reports = rows.map(({ key: _, ...report }) => report);
  const answer = await call("functions/report-errors", { reports }, answerSchema);
  if (!answer.ok && answer.code !== "refused") return;
  await db.transaction("rw", db.errors, async () => {
    for (const { key, count } of rows) {
      const left = ((await db.errors.get(key))?.count ?? 0) - count;
      // Counted on while the report was under way.
      if (left > 0) await db.errors.update(key, { count: left });
      else await db.errors.delete(key);
    }
  });
}
