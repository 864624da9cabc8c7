import { EARLY_INPUT, EARLY_OFFER } from "./early-keys.ts";

/** An element, and its value at that moment: React gives a select its own value when it takes it over. */
type Early = [Element, string];

type EarlyWindow = Window & { [EARLY_INPUT]?: () => Early[]; [EARLY_OFFER]?: Event };

export const earlyOffer = (page: EarlyWindow): Event | undefined => page[EARLY_OFFER];

const tellReact = (field: Element, value: string, event: "input" | "change"): void => {
  // Past React's own watch on this element, which would see no change.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
};

const typeAgain = (field: Element, value: string): void => {
  if (field instanceof HTMLSelectElement) {
    tellReact(field, value, "change");
    return;
  }
  tellReact(field, "", "input");
  tellReact(field, value, "input");
};

/** What was tapped and typed on the painted page before its code came is not lost: it happens now. */
export const repeatEarlyInput = (page: EarlyWindow): void => {
  const early = page[EARLY_INPUT]?.() ?? [];
  const here = early.filter(([element]) => element.isConnected);
  const typed = new Map(here.filter(([element]) => !(element instanceof HTMLButtonElement)));
  for (const [field, value] of typed) typeAgain(field, value);
  for (const [button] of here) if (button instanceof HTMLButtonElement) button.click();
};
