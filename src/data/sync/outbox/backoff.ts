const FIRST_WAIT_MS = 2_000;
/** While the server is silent, a probe this often notices its return within seconds and spares the battery. */
export const UNREACHABLE_WAIT_MS = 6_000;
/** Retries a failing server four times a minute for six minutes, then less often. */
const FAILURE_WAIT_MS = 15_000;
const FAILURES_BEFORE_BACKOFF = 24;
const LONGEST_WAIT_MS = 5 * 60 * 1_000;

const doubledDelay = (first: number, times: number) => first * 2 ** Math.min(Math.max(times, 0), 20);

/** A try that runs longer counts as lost together with its tab. */
export const tryTimeoutMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, doubledDelay(FIRST_WAIT_MS, tries));

export const unreachableWaitMs = (tries: number): number =>
  Math.min(UNREACHABLE_WAIT_MS, doubledDelay(FIRST_WAIT_MS, tries));

export function failureWaitMs(failures: number, asked: number | undefined): number {
  if (asked !== undefined && asked > 0) return Math.min(asked, LONGEST_WAIT_MS);
  if (failures <= FAILURES_BEFORE_BACKOFF) return Math.min(FAILURE_WAIT_MS, doubledDelay(FIRST_WAIT_MS, failures));
  return Math.min(LONGEST_WAIT_MS, doubledDelay(FAILURE_WAIT_MS, failures - FAILURES_BEFORE_BACKOFF));
}

/** A clock that was set back would delay an entry for years, but no real wait is this long. */
export const isDue = (nextTryAt: number, now: number): boolean =>
  !(nextTryAt > now && nextTryAt <= now + 2 * LONGEST_WAIT_MS);
