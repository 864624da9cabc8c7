import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

export type RowActs = {
  tick?: ((index: number) => void) | undefined;
  edit?: ((index: number) => void) | undefined;
  help: () => void;
};

export const ROW = "data-row";

const STEPS: Record<string, number> = { j: 1, k: -1 };
const ARROW_STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The router draws a new address in a transition, so only `window` shows at once that the rows are outdated. */
function useIsReplaced(loading: boolean) {
  const { search } = useLocation();
  const [settled, setSettled] = useState<string>();
  if (!loading && settled !== search) setSettled(search);
  const isBeingReplaced = loading && settled !== search;
  return { replaced: isBeingReplaced, search, isReplaced: () => isBeingReplaced || window.location.search !== search };
}

/** Queues keys pressed while a new list loads, so that they act on its rows. */
export function useRowKeys(table: RefObject<HTMLElement | null>, loading: boolean, acts: RowActs): void {
  const { replaced, search, isReplaced } = useIsReplaced(loading);
  const queuedKeys = useRef<string[]>([]);

  const apply = (key: string, target: EventTarget | null): boolean => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])];
    const focused = target instanceof Element ? target.closest("tr")?.querySelector<HTMLElement>(`[${ROW}]`) : null;
    const at = focused ? rows.indexOf(focused) : -1;
    const step = STEPS[key] ?? (at >= 0 ? ARROW_STEPS[key] : undefined);
    if (step !== undefined) {
      const nextRow = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
      nextRow?.focus();
      nextRow?.scrollIntoView({ block: "nearest" });
      return true;
    }
    if (at < 0 || (key !== "x" && key !== "e")) return false;
    (key === "x" ? acts.tick : acts.edit)?.(at);
    return true;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector("dialog[open]")) return;
    if (key === "?") return acts.help();
    if (!isReplaced()) {
      if (apply(key, target)) event.preventDefault();
    } else if (key in STEPS || (queuedKeys.current.length > 0 && /^(x|e|Enter|Arrow(Down|Up))$/.test(key))) {
      event.preventDefault();
      queuedKeys.current.push(key);
    }
  });
  const applyQueued = useEffectEvent(() => {
    // This list may arrive after the next one was requested.
    if (isReplaced()) return;
    const keys = queuedKeys.current.splice(0);
    if (isTyping(document.activeElement) || document.querySelector("dialog[open]")) return;
    for (const key of keys) {
      const target = document.activeElement;
      if (key !== "Enter") apply(key, target);
      else if (target instanceof HTMLElement && target.hasAttribute(ROW)) target.click();
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  // A later key must not overtake the queued ones.
  useLayoutEffect(() => applyQueued(), [replaced, search]);
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])"));
