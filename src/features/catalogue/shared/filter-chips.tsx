import { FILTER_TEXTS } from "#texts/catalogue.ts";
import type { Changes } from "./use-url-choices.ts";
import classes from "./list.module.css";

export type Chip = { words: string; off: Changes };

export const chip = (chosen: boolean, words: string | undefined, ...names: string[]): Chip[] =>
  chosen && words ? [{ words, off: Object.fromEntries(names.map((name) => [name, null])) }] : [];

export function FilterChips({ chips, change }: { chips: readonly Chip[]; change: (changes: Changes) => void }) {
  if (chips.length === 0) return null;
  return (
    <ul className={`plain row ${classes.chips}`} aria-label={FILTER_TEXTS.list}>
      {chips.map(({ words, off }) => (
        <li key={words}>
          <button type="button" aria-label={FILTER_TEXTS.remove({ filter: words })} onClick={() => change(off)}>
            {words} <span aria-hidden>✕</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
