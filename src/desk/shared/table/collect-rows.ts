import type { Result } from "../../../domain/result.ts";

const CHUNK = 1_000;

export type RowPage<Row> = (skip: number, how_many: number) => Promise<Result<{ rows: readonly Row[]; count: number }>>;

/** Fails instead of returning a partial list, and counts a row that moves between two pages once. */
export async function collectRows<Row>(
  page: RowPage<Row>,
  keyOf: (row: Row) => string,
  progress: (found: number, all: number) => void,
): Promise<Result<readonly Row[]>> {
  const rows = new Map<string, Row>();
  for (let skip = 0; ; skip += CHUNK) {
    const answer = await page(skip, CHUNK);
    if (!answer.ok) return answer;
    for (const row of answer.value.rows) rows.set(keyOf(row), row);
    progress(rows.size, answer.value.count);
    if (answer.value.rows.length < CHUNK) return { ok: true, value: [...rows.values()] };
  }
}
