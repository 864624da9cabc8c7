import { useCallback, useEffect, useRef, useState } from "react";
import { connection } from "../../../../data/net/connection.ts";
import type { DeskAnswer, DeskFailure } from "../../../../data/remote/admin/desk-call.ts";

/** Who comes back to the tab after this long sees fresh figures. */
const STALE_AFTER_MS = 30_000;

export type DeskRead<T> = {
  /** The last good answer; it stays while a newer one is asked for, and when none comes. */
  value: T | undefined;
  loadedAt: number | undefined;
  loading: boolean;
  failure: DeskFailure | undefined;
  refresh: () => Promise<void>;
};

type State<T> = Pick<DeskRead<T>, "value" | "loadedAt" | "failure"> & {
  /** Whose answer this is. */ of: (() => Promise<DeskAnswer<T>>) | undefined;
};

/** Reads from the desk whenever `read` changes (memoised by the caller), when the tab is back, and when asked. */
export function useDeskRead<T>(read: () => Promise<DeskAnswer<T>>): DeskRead<T> {
  const [state, setState] = useState<State<T>>({
    value: undefined,
    loadedAt: undefined,
    failure: undefined,
    of: undefined,
  });
  const [asking, setAsking] = useState(false);
  const turn = useRef(0);

  const ask = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const answer = await read();
    // Somebody asked for something else meanwhile.
    if (mine !== turn.current) return;
    setAsking(false);
    setState((before) =>
      answer.ok
        ? { value: answer.value, loadedAt: Date.now(), failure: undefined, of: read }
        : { ...before, failure: answer, of: read },
    );
  }, [read]);
  const refresh = useCallback(() => {
    setAsking(true);
    return ask();
  }, [ask]);

  useEffect(() => {
    void ask();
    return () => {
      turn.current += 1;
    };
  }, [ask]);

  const { loadedAt, failure } = state;
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === "visible" && Date.now() - (loadedAt ?? 0) > STALE_AFTER_MS) void refresh();
    };
    document.addEventListener("visibilitychange", back);
    const unlisten = connection.subscribe((now) => {
      if (now === "online" && failure?.code === "unreachable") void refresh();
    });
    window.addEventListener("online", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("online", back);
      unlisten();
    };
  }, [refresh, loadedAt, failure]);

  return { value: state.value, loadedAt, failure, loading: asking || state.of !== read, refresh };
}
