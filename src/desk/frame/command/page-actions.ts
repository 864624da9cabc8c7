import { COMMAND } from "../messages/frame.ts";
import type { CommandOption } from "./command-options.ts";

const nameOf = (button: HTMLElement) => (button.ariaLabel ?? button.textContent).trim().replace(/\s+/g, " ");

/** Sorting and rows have keyboard shortcuts of their own, and the server finds bookings. */
const ELSEWHERE = "thead, tfoot, [data-row], [aria-disabled=true]";

export function pageActions(typed: string): CommandOption[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = new Map<string, HTMLElement>();
  for (const button of document.querySelectorAll<HTMLElement>("main :is(button:enabled, a[href])")) {
    const name = nameOf(button);
    const own = name.toLowerCase().split(/\W+/);
    if (button.closest(ELSEWHERE) || !words.every((word) => own.some((one) => one.startsWith(word)))) continue;
    if (!found.has(name) && button.checkVisibility()) found.set(name, button);
  }
  return [...found].map(([name, button]) => ({
    id: `here:${name}`,
    title: name,
    detail: COMMAND.here,
    act: () => {
      button.focus();
      button.click();
    },
  }));
}
