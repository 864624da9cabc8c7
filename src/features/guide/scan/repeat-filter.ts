const GONE_AFTER_MS = 2_000;
/** A slow phone sees few frames and can miss a steady code in some. */
const GONE_AFTER_FRAMES = 4;
const VISIBLE = { since: 0, frames: 0 };

/** Time without frames must not count, or a code still in sight would be reported twice. */
export function createRepeatFilter(
  report: (text: string) => void,
  now: () => number,
  isPaused: () => boolean = () => false,
): (text: string | null) => void {
  let last = "";
  let missing = VISIBLE;
  return (text) => {
    const at = now();
    const isGone = missing.frames >= GONE_AFTER_FRAMES && at - missing.since >= GONE_AFTER_MS;
    const isNew = text !== null && (text !== last || isGone);
    if (isNew && !isPaused()) {
      last = text;
      missing = VISIBLE;
      report(text);
    } else if (text === last && !isGone) missing = VISIBLE;
    else missing = { since: missing.frames === 0 ? at : missing.since, frames: missing.frames + 1 };
  };
}
