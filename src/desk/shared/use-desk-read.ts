import { useCallback, useEffect, useRef, useState } from "react";
import { storedTitles } from "../../data/local/catalogue/catalogue-rows.ts";
import { cacheForDesk, cachedForDesk, clearDeskCache } from "../../data/local/desk-cache.ts";
import { connection } from "../../data/net/connection.ts";
import type { Failure, Result } from "../../domain/result.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { useTranslatedTitles } from "../../shared/use-translated-titles.ts";
import type { DeskQuery } from "./desk-query.ts";

const STALE_AFTER_MS = 30_000;
/** A clock that was set back puts the answer into the future. */
export const isOlderThan = (ms: number, loadedAt: number): boolean => Math.abs(Date.now() - loadedAt) > ms;

export type DeskRead<T> = {
  value: T | undefined;
  loadedAt: number | undefined;
  loading: boolean;
  failure: Failure | undefined;
  refresh: () => Promise<void>;
};

type State<T> = Pick<DeskRead<T>, "value" | "loadedAt" | "failure"> & {
  answered?: string;
  /** After a failed read, the value of an earlier key may still be on the screen. */
  shown?: string;
};

async function throughCache<T>({ key, cached, elsewhere }: DeskQuery<T>, answer: Result<T>) {
  try {
    if (answer.ok && cached) await cacheForDesk([{ name: key, value: answer.value }], Date.now());
    if (!answer.ok && answer.code === "forbidden") await clearDeskCache();
    if (!answer.ok && answer.code === "unreachable" && cached) {
      return (await cachedForDesk(key, cached)) ?? (await elsewhere?.()) ?? null;
    }
  } catch (error) {
    console.warn("Nothing could be cached for offline use:", error);
  }
  return null;
}

export function useDeskRead<T>(query: DeskQuery<T>, everyMs: number | null = null): DeskRead<T> {
  const [state, setState] = useState<State<T>>({ value: undefined, loadedAt: undefined, failure: undefined });
  const [asking, setAsking] = useState(false);
  const currentTurn = useRef(0);
  const isWaiting = useRef(false);
  const latestQuery = useRef(query);
  useEffect(() => {
    latestQuery.current = query;
  });

  const { key } = query;
  const loadAnswer = useCallback(async () => {
    currentTurn.current += 1;
    const ownTurn = currentTurn.current;
    const ownQuery = latestQuery.current;
    isWaiting.current = true;
    const answer = await ownQuery.ask();
    if (ownTurn !== currentTurn.current) return;
    isWaiting.current = false;
    const cachedAnswer = throughCache(ownQuery, answer);
    const cachedValue = answer.ok ? null : await cachedAnswer;
    if (ownTurn !== currentTurn.current) return;
    setAsking(false);
    setState((before) => {
      if (answer.ok)
        return { value: answer.value, loadedAt: Date.now(), failure: undefined, answered: key, shown: key };
      // An account that ended must not leave travelers on the screen.
      if (answer.code === "forbidden") return { value: undefined, loadedAt: undefined, failure: answer, answered: key };
      const isSameKey = before.value !== undefined && before.shown === key;
      return cachedValue && !isSameKey
        ? { value: cachedValue.value, loadedAt: cachedValue.at, failure: answer, answered: key, shown: key }
        : { ...before, failure: answer, answered: key };
    });
  }, [key]);
  const refresh = useCallback(() => {
    setAsking(true);
    return loadAnswer();
  }, [loadAnswer]);

  useEffect(() => {
    void loadAnswer();
    return () => {
      currentTurn.current += 1;
    };
  }, [loadAnswer]);

  const { loadedAt, failure } = state;
  useEffect(() => {
    const stopListening = onReturn(() => {
      if (isOlderThan(STALE_AFTER_MS, loadedAt ?? 0)) void refresh();
    });
    const unlisten = connection.subscribe((_, before) => {
      // An action sent before the connection broke may have succeeded, so read again. If this read's own answer brings the
      // connection back, and another read's failure ends it, they would ask each other again without end.
      if (before === "offline" && !isWaiting.current) void refresh();
    });
    return () => {
      stopListening();
      unlisten();
    };
  }, [refresh, loadedAt, failure]);

  useEffect(() => {
    if (everyMs === null) return undefined;
    return onReturn(() => void refresh(), { on: [], every: everyMs });
  }, [refresh, everyMs]);

  const value = useTranslatedTitles(state.value, storedTitles, query.titles ?? null);
  return { value, loadedAt, failure, loading: asking || state.answered !== key, refresh };
}
