const FORGET_AFTER_MS = 2_000;
/** A slow phone sees few frames and can miss a steady code in some. */
const GONE_AFTER_FRAMES = 4;
const VISIBLE = { since: 0, frames: 0 };

/** Time without frames must not count, or a code still in sight would be reported twice. */
export function createRepeatFilter(
  report: (text: string) => void,
  now: () => number,
  isPaused: () => boolean = () => false,
): (text: string | null) => void {
  let lastText = "";
  let missingState = VISIBLE;
  return (text) => {
    const seenAt = now();
    const isGone = missingState.frames >= GONE_AFTER_FRAMES && seenAt - missingState.since >= FORGET_AFTER_MS;
    const isNew = text !== null && (text !== lastText || isGone);
    if (isNew && !isPaused()) {
      lastText = text;
      missingState = VISIBLE;
      report(text);
    } else if (text === lastText && !isGone) missingState = VISIBLE;
    else
      missingState = {
        since: missingState.frames === 0 ? seenAt : missingState.since,
        frames: missingState.frames + 1,
      };
  };
}
