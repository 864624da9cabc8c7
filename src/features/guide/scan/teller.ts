const AWAY_MS = 2_000;
/** A slow phone sees few frames and can miss a steady code in some. */
const AWAY_LOOKS = 4;
const IN_SIGHT = { since: 0, looks: 0 };

/** Time without frames must not count, or a code still in sight would be reported twice. */
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
