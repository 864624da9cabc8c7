/** The work itself goes on after the time limit. */
export function withTimeLimit<T, Late>(work: Promise<T>, ms: number, onTimeout: () => Late): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const whenTimeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(onTimeout);
  return Promise.race([work, whenTimeIsUp]).finally(() => clearTimeout(timer));
}

/** supabase-js retries silently for half a minute with an expired session. */
export const TIMEOUT_MS = 15_000;

export const withDefaultTimeout = <T>(work: Promise<T>): Promise<T | "late"> =>
  withTimeLimit(work, TIMEOUT_MS, () => "late" as const);
