import { startTransition, useEffect, useState } from "react";
import { runWhenIdle } from "./run-when-idle.ts";

type Source<Kind, Value> = (kind: Kind, id: string, onValue: (value: Value) => void) => Promise<void>;

export function useValueWhenIdle<Kind extends string, Value>(
  source: Source<Kind, Value>,
  kind: Kind,
  id: string,
): Value | null {
  const [last, setLast] = useState<{ key: string; value: Value } | null>(null);
  const key = `${kind}:${id}`;
  useEffect(() => {
    let current = true;
    const store = (value: Value) => current && startTransition(() => setLast({ key, value }));
    runWhenIdle(() => void (current && source(kind, id, store)));
    return () => {
      current = false;
    };
  }, [source, kind, id, key]);
  return last?.key === key ? last.value : null;
}
