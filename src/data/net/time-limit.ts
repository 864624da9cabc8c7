/** The work itself goes on after the time limit. */
export function withTimeLimit<T, Late>(work: Promise<T>, ms: number, whenLate: () => Late): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(whenLate);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** supabase-js retries silently for half a minute with an expired session. */
export const PATIENCE_MS = 15_000;

export const impatient = <T>(work: Promise<T>): Promise<T | "late"> =>
  withTimeLimit(work, PATIENCE_MS, () => "late" as const);
