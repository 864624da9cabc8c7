/** An element with its value and mark at that moment: React gives selects and radios its own when it takes them over. */
type Early = [element: Element, value: string, checked: boolean];

/** Where the start of a page keeps for the app what happened before the app ran. */
export type EarlyWindow = Window & {
  /** What was tapped and typed; asked for once, which ends the watch. */
  earlyInput?: () => Early[];
  /** The browser's offer to install, which it makes once. */
  earlyOffer?: Event;
};

const WATCHED = ["click", "input", "change"];

/** What is tapped and typed on the painted page before its code came: `early-input.ts` repeats it. */
export function watchEarly(page: EarlyWindow): void {
  const early: Early[] = [];
  const note = ({ type, target }: Event) => {
    const wanted = type === "click" ? "button[type=button]" : "input, select, textarea";
    const element = target instanceof Element ? target.closest(wanted) : null;
    const { value, checked } = (element ?? {}) as HTMLInputElement;
    if (element) early.push([element, value, checked]);
  };
  for (const name of WATCHED) page.addEventListener(name, note, true);
  page.earlyInput = () => {
    for (const name of WATCHED) page.removeEventListener(name, note, true);
    return early;
  };
  page.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    page.earlyOffer = event;
  });
}
