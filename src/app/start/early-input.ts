import type { EarlyWindow } from "./watch-early.ts";

export const earlyOffer = (page: EarlyWindow): Event | undefined => page.earlyOffer;

function tellReact(field: Element, value: string, event: "input" | "change"): void {
  // Past React's own watch on this element, which would see no change.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function typeAgain(field: Element, value: string): void {
  if (field instanceof HTMLSelectElement) {
    tellReact(field, value, "change");
    return;
  }
  tellReact(field, "", "input");
  tellReact(field, value, "input");
}

/** What was tapped and typed on the painted page before its code came is not lost: it happens now. */
export function repeatEarlyInput(page: EarlyWindow): void {
  const early = page.earlyInput?.() ?? [];
  const here = early.filter(([element]) => element.isConnected);
  const typed = new Map(here.filter(([element]) => !(element instanceof HTMLButtonElement)));
  for (const [field, value] of typed) typeAgain(field, value);
  for (const [button] of here) if (button instanceof HTMLButtonElement) button.click();
}
