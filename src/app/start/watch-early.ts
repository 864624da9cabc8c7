/** An element, and its value at that moment: React gives a select its own value when it takes it over. */
type Early = [Element, string];

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
    if (element) early.push([element, (element as HTMLInputElement).value]);
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
