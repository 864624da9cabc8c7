import { startTransition, useEffect, useState } from "react";
import { runWhenIdle } from "./run-when-idle.ts";

type Watch<Row> = (ids: readonly string[], changed: (rows: readonly Row[]) => void) => () => void;

const NONE: readonly never[] = [];

export function useRowsWhenIdle<Row>(watch: Watch<Row>, ids: readonly string[]): readonly Row[] {
  const key = ids.join();
  const [stored, setStored] = useState<{ key: string; rows: readonly Row[] }>({ key, rows: NONE });
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
  return stored.key === key ? stored.rows : NONE;
}
