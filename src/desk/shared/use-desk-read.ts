import { useCallback, useEffect, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import { forgetDesk, keepForDesk, keptForDesk } from "../../data/local/desk-kept.ts";
import { connection } from "../../data/net/connection.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import type { DeskAnswer, DeskFailure } from "../../data/remote/admin/desk-call.ts";

/** Who comes back to the tab after this long sees fresh figures. */
const STALE_AFTER_MS = 30_000;
/** An answer of a later time than now is one of before the clock was set back. */
export const isOlderThan = (ms: number, loadedAt: number): boolean => Math.abs(Date.now() - loadedAt) > ms;

export type DeskRead<T> = {
  /** The last good answer; it stays while a newer one is asked for, and when none comes. Of before, where it was kept. */
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

/** Under which name an answer is kept on this device, for when there is no network; how it is read back. */
export type CachedAnswer<T> = {
  name: string;
  schema: GenericSchema<unknown, T>;
  /** Where else it may stand, if not under its name. */
  elsewhere?: () => Promise<{ value: T; at: number } | null>;
};

const notKept = (error: unknown) => console.warn("Nothing is kept for when there is no network:", error);

/** What an answer means for this device: it is kept, or nothing may stay, or what was kept stands in for it. */
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

/**
 * Reads from the desk whenever `read` changes (memoised by the caller, as `keeping` is), when the tab is back, and when
 * asked. Without a network it shows what this device kept of it.
 */
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
    // Somebody asked for something else meanwhile.
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
    const stop = onReturn(() => {
      if (isOlderThan(STALE_AFTER_MS, loadedAt ?? 0)) void refresh();
    });
    const unlisten = connection.subscribe((_, before) => {
      // What was sent before the silence may have been done: only a fresh look tells.
      if (before === "offline") void refresh();
    });
    return () => {
      stop();
      unlisten();
    };
  }, [refresh, loadedAt, failure]);

  return { value: state.value, loadedAt, failure, loading: asking || state.of !== read, refresh };
}
