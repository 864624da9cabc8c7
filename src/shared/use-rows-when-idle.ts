import { startTransition, useEffect, useState } from "react";
import { runWhenIdle } from "./run-when-idle.ts";

type WatchRows<Row> = (ids: readonly string[], changed: (rows: readonly Row[]) => void) => () => void;

const NO_ROWS: readonly never[] = [];

export function useRowsWhenIdle<Row>(watch: WatchRows<Row>, ids: readonly string[]): readonly Row[] {
  const key = ids.join();
  const [stored, setStored] = useState<{ key: string; rows: readonly Row[] }>({ key, rows: NO_ROWS });
  useEffect(() => {
    let isStopped = false;
    let unsubscribe: () => void = () => undefined;
    const store = (rows: readonly Row[]) => startTransition(() => setStored({ key, rows }));
    runWhenIdle(() => {
      if (!isStopped) unsubscribe = watch(key.split(","), store);
    });
    return () => {
      isStopped = true;
      unsubscribe();
    };
  }, [watch, key]);
  return stored.key === key ? stored.rows : NO_ROWS;
}
