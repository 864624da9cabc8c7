const FIRST_WAIT_MS = 2_000;
/**
 * Where nothing answers, one request asks again this often: a signal that is back is noticed within seconds, and a
 * server that is down hears ten requests a minute of a phone, however long the queue.
 */
export const SILENCE_WAIT_MS = 6_000;
/** A server that answers but fails is asked four times a minute for six minutes, then less and less. */
const FAILING_WAIT_MS = 15_000;
const FAILURES_BEFORE_PATIENCE = 24;
/** A traveller who stands in a lobby with weak signal looks again within minutes, not hours. */
const LONGEST_WAIT_MS = 5 * 60 * 1_000;

const doubled = (first: number, times: number) => first * 2 ** Math.min(Math.max(times, 0), 20);

/** While a try is under way: when it counts as lost with the tab that made it. */
export const backoffMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, doubled(FIRST_WAIT_MS, tries));

/** After nobody answered. */
export const silenceMs = (tries: number): number => Math.min(SILENCE_WAIT_MS, doubled(FIRST_WAIT_MS, tries));

/** After so many answers in a row that were no use; what the server asks for counts within what a traveller bears. */
export function failingMs(failures: number, asked: number | undefined): number {
  if (asked !== undefined && asked > 0) return Math.min(asked, LONGEST_WAIT_MS);
  if (failures <= FAILURES_BEFORE_PATIENCE) return Math.min(FAILING_WAIT_MS, doubled(FIRST_WAIT_MS, failures));
  return Math.min(LONGEST_WAIT_MS, doubled(FAILING_WAIT_MS, failures - FAILURES_BEFORE_PATIENCE));
}

/** A clock that was set back would leave an entry waiting for years: no wait of ours is ever this long. */
export const isDue = (nextTryAt: number, now: number): boolean =>
  !(nextTryAt > now && nextTryAt <= now + 2 * LONGEST_WAIT_MS);
