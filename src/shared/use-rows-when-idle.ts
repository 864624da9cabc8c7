import { startTransition, useEffect, useState } from "react";
import { whenQuiet } from "./run-when-idle.ts";

type Watch<Row> = (ids: readonly string[], changed: (rows: readonly Row[]) => void) => () => void;

const NONE: readonly never[] = [];

/** Subscribes once the page is idle; no rows before the first answer. */
export function useWatched<Row>(watch: Watch<Row>, ids: readonly string[]): readonly Row[] {
  const key = ids.join();
  const [known, setKnown] = useState<{ key: string; rows: readonly Row[] }>({ key, rows: NONE });
  useEffect(() => {
    let left = false;
    let leave: () => void = () => undefined;
    const hear = (rows: readonly Row[]) => startTransition(() => setKnown({ key, rows }));
    whenQuiet(() => {
      if (!left) leave = watch(key.split(","), hear);
    });
    return () => {
      left = true;
      leave();
    };
  }, [watch, key]);
  return known.key === key ? known.rows : NONE;
}
