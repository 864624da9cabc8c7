const FIRST_WAIT_MS = 2_000;
/** A traveller who stands in a lobby with weak signal looks again within minutes, not hours. */
export const LONGEST_WAIT_MS = 5 * 60 * 1_000;

export const backoffMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 20));

/** A clock that was set back would leave an entry waiting for years: no wait of ours is ever this long. */
export const isDue = (nextTryAt: number, now: number): boolean =>
  nextTryAt <= now || nextTryAt > now + 2 * LONGEST_WAIT_MS;
