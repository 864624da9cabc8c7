import type { ErrorReport } from "../../domain/errors/error-report.ts";
import { db } from "./db.ts";

const MOST_COUNTED = 1_000;

const keyOf = ({ version, source, place, message }: ErrorReport): string =>
  [version, source, place, message].join("\n");

export async function storeError(report: ErrorReport, mostKinds: number): Promise<void> {
  const key = keyOf(report);
  await db.transaction("rw", db.errors, async () => {
    const storedReport = await db.errors.get(key);
    if (storedReport)
      await db.errors.put({ ...storedReport, count: Math.min(storedReport.count + report.count, MOST_COUNTED) });
    else if ((await db.errors.count()) < mostKinds) await db.errors.put({ key, report, count: report.count });
  });
}

export async function storedErrors(): Promise<ErrorReport[]> {
  const rows = await db.errors.toArray();
  return rows.map(({ report, count }) => ({ ...report, count }));
}

/** Errors counted since the reports were read stay stored. */
export async function dropReported(reports: readonly ErrorReport[]): Promise<void> {
  await db.transaction("rw", db.errors, async () => {
    for (const report of reports) {
      const key = keyOf(report);
      const remainingCount = ((await db.errors.get(key))?.count ?? 0) - report.count;
      if (remainingCount > 0) await db.errors.update(key, { count: remainingCount });
      else await db.errors.delete(key);
    }
  });
}
