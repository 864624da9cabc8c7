import { useCallback, useEffect, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import { forgetDesk, keepForDesk, keptForDesk } from "../../data/local/desk-kept.ts";
import { connection } from "../../data/net/connection.ts";
import type { DeskAnswer, DeskFailure } from "../../data/remote/admin/desk-call.ts";

/** Who comes back to the tab after this long sees fresh figures. */
const STALE_AFTER_MS = 30_000;
/** An answer from the future means that the clock was set back. */
export const isOlderThan = (ms: number, loadedAt: number): boolean => Math.abs(Date.now() - loadedAt) > ms;

export type DeskRead<T> = {
  /** The last good answer, possibly from the cache; it stays while a newer one loads. */
  value: T | undefined;
  loadedAt: number | undefined;
  loading: boolean;
  failure: DeskFailure | undefined;
  refresh: () => Promise<void>;
};

type State<T> = Pick<DeskRead<T>, "value" | "loadedAt" | "failure"> & {
  /** Whose answer this is. */ of: (() => Promise<DeskAnswer<T>>) | undefined;
  /** Whose value: where no answer came, it may still be another's. */ shown?:
    | (() => Promise<DeskAnswer<T>>)
    | undefined;
};

export type CachedAnswer<T> = {
  name: string;
  schema: GenericSchema<unknown, T>;
  /** Where else it may stand, if not under its name. */
  elsewhere?: () => Promise<{ value: T; at: number } | null>;
};

const notKept = (error: unknown) => console.warn("Nothing is kept for when there is no network:", error);

async function minded<T>(answer: DeskAnswer<T>, keeping: CachedAnswer<T> | undefined) {
  try {
    if (answer.ok && keeping) await keepForDesk([{ name: keeping.name, value: answer.value }], Date.now());
    if (!answer.ok && answer.code === "forbidden") await forgetDesk();
    if (!answer.ok && answer.code === "unreachable" && keeping) {
      return (await keptForDesk(keeping.name, keeping.schema)) ?? (await keeping.elsewhere?.()) ?? null;
    }
  } catch (error) {
    notKept(error);
  }
  return null;
}

/** `read` and `keeping` must be memoized. Reloads when the tab returns; offline it shows the cached answer. */
export function useDeskRead<T>(read: () => Promise<DeskAnswer<T>>, keeping?: CachedAnswer<T>): DeskRead<T> {
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
    // A newer request was made meanwhile.
    if (mine !== turn.current) return;
    const minding = minded(answer, keeping);
    const kept = answer.ok ? null : await minding;
    if (mine !== turn.current) return;
    setAsking(false);
    setState((before) => {
      if (answer.ok) return { value: answer.value, loadedAt: Date.now(), failure: undefined, of: read, shown: read };
      const known = before.value !== undefined && before.shown === read;
      return kept && !known
        ? { value: kept.value, loadedAt: kept.at, failure: answer, of: read, shown: read }
        : { ...before, failure: answer, of: read };
    });
  }, [read, keeping]);
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
      if (document.visibilityState === "visible" && isOlderThan(STALE_AFTER_MS, loadedAt ?? 0)) void refresh();
    };
    document.addEventListener("visibilitychange", back);
    let cutOff = connection.get() === "offline";
    const unlisten = connection.subscribe((now) => {
      // After a lost connection a change may have been made, so reload.
      if (cutOff && now !== "offline") void refresh();
      cutOff = now === "offline";
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
