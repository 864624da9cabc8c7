import { useCallback, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

import { useInBrowser } from "./use-catalogue.ts";

const NO_CHOICES = new URLSearchParams();

export type Changes = Record<string, string | null>;

/** In the URL, so filters survive back, reload and sharing. */
export function useUrlChoices() {
  const [asked, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // Prerendered pages do not know their query, so apply it after hydration.
  const params = useInBrowser() ? asked : NO_CHOICES;
  const change = useCallback(
    (changes: Changes) => {
      // The visitor has left: a late update would navigate back.
      if (window.location.pathname !== pathname) return;
      // Reads the current address: a pending search word must not undo a newer filter.
      const next = new URLSearchParams(window.location.search);
      // A new filter starts at the first page.
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

export type Words<Value extends string> = Readonly<Record<Value, string>>;

const isOneOf = <Value extends string>(words: Words<Value>, value: string): value is Value =>
  Object.hasOwn(words, value);

/** An unknown value, such as from an old link, becomes the fallback. */
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
 * A control shows its new value at once while the list behind updates, and follows the URL when that changes
 * otherwise.
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
