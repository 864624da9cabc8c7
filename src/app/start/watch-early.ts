/** React resets selects and radios while hydrating, so record their values. */
type EarlyInput = [element: Element, value: string, checked: boolean];

export type EarlyWindow = Window & {
  earlyInput?: () => EarlyInput[];
  earlyInstallPrompt?: Event;
  earlyErrors?: unknown[];
};

const MOST_ERRORS = 20;
const WATCHED_EVENTS = ["click", "input", "change"];

/** Sets the same attributes as React will when it repeats the tap. */
function showTapAtOnce(button: HTMLElement): void {
  const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (panel === null) button.style.opacity = "0.5";
  else button.setAttribute("aria-expanded", String(panel.toggleAttribute("data-open")));
}

export function watchEarly(page: EarlyWindow): void {
  const earlyInputs: EarlyInput[] = [];
  const note = ({ type, target }: Event) => {
    const wantedSelector = type === "click" ? "button[type=button]" : "input, select, textarea";
    const element = target instanceof Element ? target.closest<HTMLElement>(wantedSelector) : null;
    const { value, checked } = (element ?? {}) as HTMLInputElement;
    if (element === null) return;
    earlyInputs.push([element, value, checked]);
    if (type === "click") showTapAtOnce(element);
  };
  for (const name of WATCHED_EVENTS) page.addEventListener(name, note, true);
  page.earlyInput = () => {
    for (const name of WATCHED_EVENTS) page.removeEventListener(name, note, true);
    return earlyInputs;
  };
  page.earlyErrors = [];
  const noteError = (error: unknown) => {
    if (error && page.earlyErrors && page.earlyErrors.length < MOST_ERRORS) page.earlyErrors.push(error);
  };
  page.addEventListener("error", ({ error }) => noteError(error));
  page.addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
  page.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    page.earlyInstallPrompt = event;
  });
}
