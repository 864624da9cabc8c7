const FIRST_WAIT_MS = 2_000;
/** A traveller who stands in a lobby with weak signal looks again within minutes, not hours. */
const LONGEST_WAIT_MS = 5 * 60 * 1_000;

export const backoffMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 20));

/** What the server asks for, within what a traveller bears; nonsense counts as not said. */
export const waitMs = (tries: number, asked: number | undefined): number =>
  asked !== undefined && asked > 0 ? Math.min(asked, LONGEST_WAIT_MS) : backoffMs(tries);

/** A clock that was set back would leave an entry waiting for years: no wait of ours is ever this long. */
export const isDue = (nextTryAt: number, now: number): boolean =>
  !(nextTryAt > now && nextTryAt <= now + 2 * LONGEST_WAIT_MS);
