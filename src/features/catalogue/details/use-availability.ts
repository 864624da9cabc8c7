import { useEffect, useState } from "react";
import { whenQuiet } from "../../../shared/when-quiet.ts";
import { knownAvailability, type KnownAvailability } from "../../../data/sync/catalogue/availability.ts";

/** First what was heard last time, then what the server says now. */
export function useAvailability(kind: "tour" | "package", id: string): KnownAvailability | null {
  const [known, setKnown] = useState<{ key: string; value: KnownAvailability } | null>(null);
  const key = `${kind}:${id}`;
  useEffect(() => {
    let current = true;
    whenQuiet(() => {
      if (current)
        void knownAvailability(kind, id, (value) => {
          if (current) setKnown({ key, value });
        });
    });
    return () => {
      current = false;
    };
  }, [kind, id, key]);
  return known?.key === key ? known.value : null;
}
