import { useCallback, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

import { useInBrowser } from "./use-catalogue.ts";

const NO_CHOICES = new URLSearchParams();

export type Changes = Record<string, string | null>;

/** Filters, sort and view live in the URL: they survive back, reload and being sent to a friend. */
export function useUrlChoices() {
  const [asked, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // A prerendered page knows its path, not its query: React takes it over as it is, and then makes the choices.
  const params = useInBrowser() ? asked : NO_CHOICES;
  const change = useCallback(
    (changes: Changes) => {
      // A card was tapped and its page is on its way: what was still being typed would lead back from it.
      if (window.location.pathname !== pathname) return;
      // As the address is now, not as it was when this was rendered: a word still being typed must not undo a filter.
      const next = new URLSearchParams(window.location.search);
      // Another filter is another list: it begins at its first page.
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

/** What may be chosen, each with its word. */
export type Words<Value extends string> = Readonly<Record<Value, string>>;

const isOneOf = <Value extends string>(words: Words<Value>, value: string): value is Value =>
  Object.hasOwn(words, value);

/** A value nobody offered (an old link, a typing error) is the fallback. */
export function choice<Value extends string>(
  params: URLSearchParams,
  name: string,
  words: Words<Value>,
  fallback: NoInfer<Value>,
): Value {
  const value = params.get(name) ?? fallback;
  return isOneOf(words, value) ? value : fallback;
}

export function numberChoice(params: URLSearchParams, name: string, least: number, most: number, fallback: number) {
  const value = Number(params.get(name) ?? fallback);
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : fallback;
}

/**
 * What a control shows between the gesture and the URL: the list behind may take a moment, the control must not.
 * Follows the URL when that changes by other means (Clear Filters, back).
 */
export function useDraft<T>(value: T): [T, (next: T) => void] {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  return [draft, setDraft];
}
