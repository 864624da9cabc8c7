import type { EarlyWindow } from "./watch-early.ts";

export const earlyInstallPrompt = (page: EarlyWindow): Event | undefined => page.earlyInstallPrompt;

export function takeEarlyErrors(page: EarlyWindow): unknown[] {
  const { earlyErrors = [] } = page;
  delete page.earlyErrors;
  return earlyErrors;
}

function dispatchToReact(field: Element, value: string, event: "input" | "change"): void {
  // React's own setter would see no change, so bypass it.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

const isMark = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");

function repeatInput(field: Element, value: string, checked: boolean): void {
  if (isMark(field)) {
    // React attaches to the field at the first event and reads its state, so set the value after that.
    field.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    dispatchToReact(field, value, "change");
    return;
  }
  dispatchToReact(field, "", "input");
  dispatchToReact(field, value, "input");
}

/** React resets a field during hydration and loses the input of the first event, so repeat that event. */
export function repeatFirstInput(page: Window, place: ParentNode): void {
  const paintedFields = new WeakSet(place.querySelectorAll("input, select, textarea"));
  const note = (event: Event) => {
    const { target: field } = event;
    if (!(field instanceof Element) || !paintedFields.delete(field)) return;
    const { value, checked } = field as HTMLInputElement;
    const repeatOnInput = (after: Event) => {
      if (after !== event || !field.isConnected) return;
      const currentField = field as HTMLInputElement;
      if (isMark(field) ? currentField.checked !== checked : currentField.value !== value)
        repeatInput(field, value, checked);
    };
    page.addEventListener(event.type, repeatOnInput, { once: true });
  };
  for (const name of ["input", "change"]) page.addEventListener(name, note, true);
}

export function repeatEarlyInput(page: EarlyWindow): void {
  const earlyInputs = page.earlyInput?.() ?? [];
  delete page.earlyInput;
  const connectedInputs = earlyInputs.filter(([element]) => element.isConnected);
  // Repeats input in the recorded order, because the last of two radios wins.
  const repeatByField = new Map<Element, () => void>();
  for (const [field, value, checked] of connectedInputs) {
    if (field instanceof HTMLButtonElement) continue;
    repeatByField.delete(field);
    repeatByField.set(field, () => repeatInput(field, value, checked));
  }
  for (const repeatTyping of repeatByField.values()) repeatTyping();
  for (const [button] of connectedInputs) {
    if (!(button instanceof HTMLButtonElement)) continue;
    button.style.removeProperty("opacity");
    button.click();
  }
}
