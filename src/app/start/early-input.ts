import type { EarlyWindow } from "./watch-early.ts";

export const earlyOffer = (page: EarlyWindow): Event | undefined => page.earlyOffer;

function tellReact(field: Element, value: string, event: "input" | "change"): void {
  // Past React's own watch on this element, which would see no change.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

const isMark = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");

function doAgain(field: Element, value: string, checked: boolean): void {
  if (isMark(field)) {
    // React takes the field over at the first event, with the mark it finds. Only then is the tap a change for it, made
    // by the field's own setter, which React watches.
    field.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    tellReact(field, value, "change");
    return;
  }
  tellReact(field, "", "input");
  tellReact(field, value, "input");
}

/**
 * React takes a part of the painted page over when it has time, or with the first event in it, and sets its fields to what
 * the app knows: what that event brought is lost, and told again. No other field and no later event can be such a one.
 */
export function keepFirstInput(page: Window, place: ParentNode): void {
  const painted = new WeakSet(place.querySelectorAll("input, select, textarea"));
  const note = (event: Event) => {
    const { target: field } = event;
    if (!(field instanceof Element) || !painted.delete(field)) return;
    const { value, checked } = field as HTMLInputElement;
    const look = (after: Event) => {
      if (after !== event || !field.isConnected) return;
      const now = field as HTMLInputElement;
      if (isMark(field) ? now.checked !== checked : now.value !== value) doAgain(field, value, checked);
    };
    page.addEventListener(event.type, look, { once: true });
  };
  for (const name of ["input", "change"]) page.addEventListener(name, note, true);
}

/** What was tapped and typed on the painted page before its code came is not lost: it happens now. */
export function repeatEarlyInput(page: EarlyWindow): void {
  const early = page.earlyInput?.() ?? [];
  // What was noted would keep the pages it stood on.
  delete page.earlyInput;
  const here = early.filter(([element]) => element.isConnected);
  // Each as it was left, and in that order: of two radios the one that was tapped last.
  const typed = new Map<Element, () => void>();
  for (const [field, value, checked] of here) {
    if (field instanceof HTMLButtonElement) continue;
    typed.delete(field);
    typed.set(field, () => doAgain(field, value, checked));
  }
  for (const again of typed.values()) again();
  for (const [button] of here) {
    if (!(button instanceof HTMLButtonElement)) continue;
    button.style.removeProperty("opacity");
    button.click();
  }
}
