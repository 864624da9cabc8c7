const AWAY_MS = 2_000;
/** A held code can be missed in some frames, and a slow phone sees few. */
const AWAY_LOOKS = 4;
const IN_SIGHT = { since: 0, looks: 0 };

/**
 * A code counts as new after it was looked for and not found for two seconds; time without looking does not count.
 * While `isPaused` nothing new is reported.
 */
export function createTeller(
  tell: (text: string) => void,
  now: () => number,
  isPaused: () => boolean = () => false,
): (text: string | null) => void {
  let last = "";
  let away = IN_SIGHT;
  return (text) => {
    const at = now();
    const isGone = away.looks >= AWAY_LOOKS && at - away.since >= AWAY_MS;
    const isNew = text !== null && (text !== last || isGone);
    if (isNew && !isPaused()) {
      last = text;
      away = IN_SIGHT;
      tell(text);
    } else if (text === last && !isGone) away = IN_SIGHT;
    else away = { since: away.looks === 0 ? at : away.since, looks: away.looks + 1 };
  };
}
