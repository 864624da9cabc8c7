import { type RefObject, useEffect, useRef } from "react";
import { useIsOffline } from "../../shared/changing.tsx";
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

/** A settled row takes the focus with it, and so does a lost connection, which disables the buttons. */
export function useTaskFocus(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ element: Element; place: number }>(undefined);
  const wasOffline = useRef(false);
  const offline = useIsOffline();
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const place = taskRows(list.current).findIndex((row) => target instanceof Node && row.contains(target));
      focused.current = target instanceof Element && place >= 0 ? { element: target, place } : undefined;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [list]);
  useEffect(() => {
    const isLost = focused.current?.element.isConnected === false || wasOffline.current;
    if (focused.current && isLost && !offline && document.activeElement === document.body)
      focusTask(list.current, focused.current.place);
    wasOffline.current = offline;
  });
}
