const FIRST_WAIT_MS = 2_000;
/**
 * While the server is silent, one request probes this often: the network's return is noticed within seconds, and a
 * phone costs ten requests a minute.
 */
export const SILENCE_WAIT_MS = 6_000;
/** A server that fails is asked four times a minute for six minutes, then less often. */
const FAILING_WAIT_MS = 15_000;
const FAILURES_BEFORE_PATIENCE = 24;
/** A traveler with weak signal looks again within minutes, not hours. */
const LONGEST_WAIT_MS = 5 * 60 * 1_000;

const doubled = (first: number, times: number) => first * 2 ** Math.min(Math.max(times, 0), 20);

/** While a try runs: when it counts as lost together with its tab. */
export const backoffMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, doubled(FIRST_WAIT_MS, tries));

/** After no answer. */
export const silenceMs = (tries: number): number => Math.min(SILENCE_WAIT_MS, doubled(FIRST_WAIT_MS, tries));

/** After failed answers in a row; a wait that the server asks for counts within limits. */
export function failingMs(failures: number, asked: number | undefined): number {
  if (asked !== undefined && asked > 0) return Math.min(asked, LONGEST_WAIT_MS);
  if (failures <= FAILURES_BEFORE_PATIENCE) return Math.min(FAILING_WAIT_MS, doubled(FIRST_WAIT_MS, failures));
  return Math.min(LONGEST_WAIT_MS, doubled(FAILING_WAIT_MS, failures - FAILURES_BEFORE_PATIENCE));
}

/** A clock that was set back would delay an entry for years, and no wait is this long. */
export const isDue = (nextTryAt: number, now: number): boolean =>
  !(nextTryAt > now && nextTryAt <= now + 2 * LONGEST_WAIT_MS);
