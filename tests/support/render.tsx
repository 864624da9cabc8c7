import { MantineProvider } from "@mantine/core";
import { act, type ReactNode, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";

/** Holds what a test renders. */
export const place = document.createElement("div");
let root: Root;

beforeEach(() => {
  // happy-dom has the element but cannot open it.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => {
  // React would ask for `act`, which needs timers that a test may have replaced.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  root.unmount();
  document.body.replaceChildren();
});

/** Renders in React's own time, without `act`. */
export function paint(element: ReactNode): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  root.render(element);
}

/** Keeps the state of what was rendered before, unless the address is another. */
export async function render(element: ReactNode, at?: string): Promise<void> {
  if (at !== undefined) window.history.replaceState(null, "", at);
  // Lazy code of an earlier test may arrive before this, outside of `act`.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(async () =>
    root.render(
      <MantineProvider withCssVariables={false} withGlobalClasses={false}>
        <BrowserRouter key={at}>{element}</BrowserRouter>
      </MantineProvider>,
    ),
  );
}

type ProbeProps<Value> = { useValue: () => Value; onValue: (value: Value) => void };

function Probe<Value>({ useValue, onValue }: ProbeProps<Value>) {
  const value = useValue();
  useLayoutEffect(() => onValue(value));
  return null;
}

/** `current` is what the hook returned last. */
export async function renderHook<Value>(
  useValue: () => Value,
  wrap: (probe: ReactNode) => ReactNode = (probe) => probe,
): Promise<{ current: Value }> {
  const live: { current?: Value } = {};
  await render(wrap(<Probe useValue={useValue} onValue={(value) => void (live.current = value)} />));
  return live as { current: Value };
}

export const leave = () => act(async () => root.render(null));

export function find(selector: string, within: Element = place): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (found) return found;
  throw new Error(`No ${selector} in: ${within.textContent}`);
}
const nameOf = (button: Element) => button.getAttribute("aria-label") ?? button.textContent.trim();
const all = (within: Element) => [...within.querySelectorAll("button")];

export const buttons = (): string[] => all(place).map(nameOf);

/** Taps the first button unless a name is given. */
export async function tap(name?: string, within: Element = place): Promise<void> {
  const found = all(within).find((button) => name === undefined || nameOf(button) === name);
  if (!found) throw new Error(`No button '${name}' among ${all(within).map(nameOf).join(" | ")}`);
  await act(async () => found.click());
}

/** React listens to the prototype's setter and overrides it on the element. */
export function setValue(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

export const field = (name: string): HTMLInputElement => find(`[name="${name}"]`) as HTMLInputElement;

export const type = (into: string | Element, text: string) =>
  act(async () => setValue(typeof into === "string" ? field(into) : into, text));

export const submit = () => act(async () => (find("form") as HTMLFormElement).requestSubmit());
