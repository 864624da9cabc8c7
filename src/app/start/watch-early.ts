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

/**
 * What this button shows stands in the page already: it is shown at once, by the marks the app gives it when the tap is
 * repeated. React leaves them alone until then. What only the app can answer shows that it was tapped.
 */
function answerAtOnce(button: HTMLElement): void {
  const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (panel === null) button.style.opacity = "0.5";
  else button.setAttribute("aria-expanded", String(panel.toggleAttribute("data-open")));
}

/** What is tapped and typed on the painted page before its code came: `early-input.ts` repeats it. */
export function watchEarly(page: EarlyWindow): void {
  const early: Early[] = [];
  const note = ({ type, target }: Event) => {
    const wanted = type === "click" ? "button[type=button]" : "input, select, textarea";
    const element = target instanceof Element ? target.closest<HTMLElement>(wanted) : null;
    const { value, checked } = (element ?? {}) as HTMLInputElement;
    if (element === null) return;
    early.push([element, value, checked]);
    if (type === "click") answerAtOnce(element);
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
