/** A page that nobody touches is run all the same: what it says is asked anew, and it is to work without a signal. */
export const AT_LATEST_MS = 3_000;

/** What somebody who is here does first. */
const SIGNS = ["pointerdown", "pointermove", "click", "keydown", "focusin", "scroll", "input", "change"];

const isOnLink = ({ target }: Event) => target instanceof Element && target.closest("a[href]") !== null;

/** A finger that moves has the page scroll. A mouse that rests where the page appears is told by the browser as if it moved. */
const isMove = ({ pointerType, movementX, movementY }: PointerEvent) =>
  pointerType === "mouse" && (movementX !== 0 || movementY !== 0);

/** A finger on a link may become a click, which is told by itself. */
function isSign(event: Event): boolean {
  if (event.type === "pointermove") return isMove(event as PointerEvent);
  return event.type !== "pointerdown" || !isOnLink(event);
}

/**
 * The app never ran on this device, or it was cleared: no trip is here, no session, nothing that waits to be sent. Whoever
 * cannot tell is taken for one that has something.
 */
export function isNewHere(page: Pick<Window, "navigator" | "localStorage">): boolean {
  try {
    const { serviceWorker } = page.navigator as Partial<Navigator>;
    return !serviceWorker?.controller && page.localStorage.length === 0;
  } catch {
    return false;
  }
}

/** What it answers runs the work once, at the first sign of somebody since it watches, or when the page has stood for long enough. */
export function watchFirstTouch(page: Window): (work: () => void) => void {
  let touched = false;
  let tell: () => void = () => undefined;
  const end = () => {
    touched = true;
    for (const name of SIGNS) page.removeEventListener(name, note, true);
    tell();
  };
  const note = (event: Event) => {
    if (isSign(event)) end();
  };
  for (const name of SIGNS) page.addEventListener(name, note, { capture: true, passive: true });
  return (work) => {
    if (touched) {
      work();
      return;
    }
    const timer = setTimeout(end, AT_LATEST_MS);
    tell = () => {
      clearTimeout(timer);
      work();
    };
  };
}
