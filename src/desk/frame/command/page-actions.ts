import { COMMAND_TEXTS } from "#texts/desk.ts";
import { searchWords } from "../../../domain/catalogue/search/fold-text.ts";
import type { CommandOption } from "./command-options.ts";

const nameOf = (button: HTMLElement) => (button.ariaLabel ?? button.textContent).trim().replace(/\s+/g, " ");

/** Sorting and rows have keyboard shortcuts of their own, and the server finds bookings. */
const EXCLUDED_PARTS = "thead, tfoot, [data-row], [aria-disabled=true]";

export function pageActions(typed: string): CommandOption[] {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const foundButtons = new Map<string, HTMLElement>();
  for (const button of document.querySelectorAll<HTMLElement>("main :is(button:enabled, a[href])")) {
    const name = nameOf(button);
    const nameWords = searchWords(name);
    if (button.closest(EXCLUDED_PARTS) || !words.every((word) => nameWords.some((one) => one.startsWith(word))))
      continue;
    if (!foundButtons.has(name) && button.checkVisibility()) foundButtons.set(name, button);
  }
  return [...foundButtons].map(([name, button]) => ({
    id: `here:${name}`,
    title: name,
    detail: COMMAND_TEXTS.here,
    act: () => {
      button.focus();
      button.click();
    },
  }));
}
