/** The result of the work, or of `whenLate` once the time is over; the work itself goes on. */
export function withTimeLimit<T, Late>(work: Promise<T>, ms: number, whenLate: () => Late): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(whenLate);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** An expired session makes the client try for half a minute without a word; nobody waits that long. */
export const PATIENCE_MS = 15_000;

export const impatient = <T>(work: Promise<T>): Promise<T | "late"> =>
  withTimeLimit(work, PATIENCE_MS, () => "late" as const);
