import { startTransition, useEffect, useState } from "react";
import { whenQuiet } from "./run-when-idle.ts";

type Source<Kind, Value> = (kind: Kind, id: string, heard: (value: Value) => void) => Promise<void>;

/** Asks once the page is idle; null before the first answer. */
export function useHeard<Kind extends string, Value>(
  source: Source<Kind, Value>,
  kind: Kind,
  id: string,
): Value | null {
  const [last, setLast] = useState<{ key: string; value: Value } | null>(null);
  const key = `${kind}:${id}`;
  useEffect(() => {
    let current = true;
    const hear = (value: Value) => current && startTransition(() => setLast({ key, value }));
    whenQuiet(() => void (current && source(kind, id, hear)));
    return () => {
      current = false;
    };
  }, [source, kind, id, key]);
  return last?.key === key ? last.value : null;
}
