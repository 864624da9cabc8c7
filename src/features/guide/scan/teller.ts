const AWAY_MS = 2_000;
/** In one picture or another what is held there may not be found, and a slow phone looks at few. */
const AWAY_LOOKS = 4;
const IN_SIGHT = { since: 0, looks: 0 };

/**
 * A code held before the camera is one code: it is told again once it was looked for and not found for two seconds. A phone
 * that had no time to look has not missed it. While `isPaused` nothing new is told, and what was told last may stay in sight.
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
