import { useCallback, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { DepartureSearch } from "../../../domain/catalogue/search/departing.ts";
import { useInBrowser } from "./use-catalogue.ts";
import { ANY_MONTH, monthsFrom, MOST_PEOPLE } from "./wish-options.ts";

const NO_CHOICES = new URLSearchParams();

export type Changes = Record<string, string | null>;

/** The URL holds filters, sort and view, so they survive Back, reload and sharing. */
export function useUrlChoices() {
  const [asked, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // A prerendered page does not know its query, so choices apply after hydration.
  const params = useInBrowser() ? asked : NO_CHOICES;
  const change = useCallback(
    (changes: Changes) => {
      // A late keystroke must not navigate back from a card that was just tapped.
      if (window.location.pathname !== pathname) return;
      // A delayed search term must not undo a newer filter, so read the current URL.
      const next = new URLSearchParams(window.location.search);
      if (!("shown" in changes)) next.delete("shown");
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [pathname, setParams],
  );
  return { params, change };
}

export type ChoiceLabels<Value extends string> = Readonly<Record<Value, string>>;

const isOneOf = <Value extends string>(words: ChoiceLabels<Value>, value: string): value is Value =>
  Object.hasOwn(words, value);

export function readChoiceParam<Value extends string>(
  params: URLSearchParams,
  name: string,
  words: ChoiceLabels<Value>,
  fallback: NoInfer<Value>,
): Value {
  const value = params.get(name) ?? fallback;
  return isOneOf(words, value) ? value : fallback;
}

export function numberChoice(params: URLSearchParams, name: string, least: number, most: number, fallback: number) {
  const value = Number(params.get(name) ?? fallback);
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : fallback;
}

export function useDraft<T>(value: T): [T, (next: T) => void] {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  return [draft, setDraft];
}

export function departureSearchOf(params: URLSearchParams, today: string | null): DepartureSearch {
  const month = params.get("month") ?? "";
  const people = numberChoice(params, "people", 0, MOST_PEOPLE, 0);
  return { month: month !== ANY_MONTH && monthsFrom(today).has(month) ? month : "", people };
}
