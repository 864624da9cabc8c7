import type { EarlyWindow } from "./watch-early.ts";

export const earlyOffer = (page: EarlyWindow): Event | undefined => page.earlyOffer;

export function takeEarlyErrors(page: EarlyWindow): unknown[] {
  const { earlyErrors = [] } = page;
  delete page.earlyErrors;
  return earlyErrors;
}

function tellReact(field: Element, value: string, event: "input" | "change"): void {
  // React's own setter would see no change, so bypass it.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

const isMark = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");

function doAgain(field: Element, value: string, checked: boolean): void {
  if (isMark(field)) {
    // React attaches to the field at the first event and reads its state, so set the value after that.
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

/** React resets a field during hydration and loses the input of the first event, so repeat that event. */
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

export function repeatEarlyInput(page: EarlyWindow): void {
  const early = page.earlyInput?.() ?? [];
  delete page.earlyInput;
  const here = early.filter(([element]) => element.isConnected);
  // Repeats input in the recorded order, because the last of two radios wins.
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
