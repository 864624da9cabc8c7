import { type RefObject, useEffect, useRef } from "react";
import { useIsOffline } from "../../shared/disabled-offline.tsx";
import { isTyping } from "../../shared/table/use-row-keys.ts";

const taskRows = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>("[data-task]") ?? []),
];

function focusTask(list: HTMLElement | null, place: number): void {
  const rows = taskRows(list);
  const row = rows[Math.min(Math.max(place, 0), rows.length - 1)];
  const act = row?.querySelector<HTMLElement>("[data-acts] :is(button, a)");
  (act ?? document.querySelector<HTMLElement>("h1"))?.focus();
  act?.scrollIntoView({ block: "nearest" });
}

const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 };

export function useTaskKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const step = STEPS[key];
      if (step === undefined || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (document.querySelector("dialog[open]")) return;
      const rows = taskRows(list.current);
      focusTask(list.current, rows.findIndex((row) => target instanceof Node && row.contains(target)) + step);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [list]);
}

const isHeading = (element: EventTarget | null): boolean => element instanceof Element && element.matches("h1");

/** A settled row takes the focus with it, its dialog leaves it to the heading, and a lost connection disables it. */
export function useTaskFocus(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ element: Element; place: number }>(undefined);
  const wasOffline = useRef(false);
  const offline = useIsOffline();
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || isHeading(target)) return;
      const place = taskRows(list.current).findIndex((row) => row.contains(target));
      focused.current = place < 0 ? undefined : { element: target, place };
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [list]);
  useEffect(() => {
    const { activeElement, body } = document;
    const wasRemoved = focused.current?.element.isConnected === false || wasOffline.current;
    const isLost = isHeading(activeElement) || (wasRemoved && activeElement === body);
    if (focused.current && isLost && !offline) focusTask(list.current, focused.current.place);
    wasOffline.current = offline;
  });
}
