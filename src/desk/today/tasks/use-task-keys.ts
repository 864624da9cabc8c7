import { type RefObject, useEffect } from "react";
import { isTyping } from "../../shared/table/use-row-keys.ts";

export const taskRows = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>("[data-task]") ?? []),
];

export function focusTask(list: HTMLElement | null, place: number): void {
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
