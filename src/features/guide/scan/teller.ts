const SAME_CODE_MS = 2_000;

/**
 * A code held before the camera is one code: it is told again once it was out of sight for two seconds. While `isPaused`
 * nothing new is told, and what was told last may stay in sight.
 */
export function createTeller(
  tell: (text: string) => void,
  now: () => number,
  isPaused: () => boolean = () => false,
): (text: string) => void {
  let last = { text: "", seen_at: Number.NEGATIVE_INFINITY };
  return (text) => {
    const at = now();
    const same = text === last.text && at - last.seen_at < SAME_CODE_MS;
    if (!same && isPaused()) return;
    last = { text, seen_at: at };
    if (!same) tell(text);
  };
}
