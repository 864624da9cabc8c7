import { type RefObject, useEffect, useEffectEvent } from "react";

export type RowActs = {
  /** Ticks the row at this place. */ tick?: ((index: number) => void) | undefined;
  edit?: ((index: number) => void) | undefined;
  help: () => void;
};

/** What of a row takes the focus: its link, or what stands for it. */
export const ROW = "data-row";

/**
 * j and k, or the arrows once a row has the focus, go from row to row; x ticks, e edits, ? tells the keys. Enter opens, as
 * on any link.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>, acts: RowActs): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector("dialog[open]")) return;
    if (key === "?") return acts.help();
    const rows = [...(table.current?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])];
    const focused = target instanceof Element ? target.closest("tr")?.querySelector<HTMLElement>(`[${ROW}]`) : null;
    const at = focused ? rows.indexOf(focused) : -1;
    const step = { j: 1, k: -1 }[key] ?? (at >= 0 ? { ArrowDown: 1, ArrowUp: -1 }[key] : undefined);
    if (step !== undefined) {
      event.preventDefault();
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
      next?.focus();
      next?.scrollIntoView({ block: "nearest" });
    } else if (at >= 0 && (key === "x" || key === "e")) {
      event.preventDefault();
      (key === "x" ? acts.tick : acts.edit)?.(at);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])"));
