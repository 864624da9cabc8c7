const FIRST_WAIT_MS = 2_000;
/** While the server is silent, a probe this often notices its return within seconds and spares the battery. */
export const SILENCE_WAIT_MS = 6_000;
/** Retries a failing server four times a minute for six minutes, then less often. */
const FAILING_WAIT_MS = 15_000;
const FAILURES_BEFORE_PATIENCE = 24;
const LONGEST_WAIT_MS = 5 * 60 * 1_000;

const doubled = (first: number, times: number) => first * 2 ** Math.min(Math.max(times, 0), 20);

/** A try that runs longer counts as lost together with its tab. */
export const backoffMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, doubled(FIRST_WAIT_MS, tries));

export const silenceMs = (tries: number): number => Math.min(SILENCE_WAIT_MS, doubled(FIRST_WAIT_MS, tries));

export function failingMs(failures: number, asked: number | undefined): number {
  if (asked !== undefined && asked > 0) return Math.min(asked, LONGEST_WAIT_MS);
  if (failures <= FAILURES_BEFORE_PATIENCE) return Math.min(FAILING_WAIT_MS, doubled(FIRST_WAIT_MS, failures));
  return Math.min(LONGEST_WAIT_MS, doubled(FAILING_WAIT_MS, failures - FAILURES_BEFORE_PATIENCE));
}

/** A clock that was set back would delay an entry for years, but no real wait is this long. */
export const isDue = (nextTryAt: number, now: number): boolean =>
  !(nextTryAt > now && nextTryAt <= now + 2 * LONGEST_WAIT_MS);
