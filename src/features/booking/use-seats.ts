import { startTransition, useEffect, useState } from "react";
import { knownAvailability, type KnownAvailability } from "../../data/sync/catalogue/availability.ts";
import { whenQuiet } from "../../shared/when-quiet.ts";
import { knownSeats, type KnownSeats } from "./known-seats.ts";

/** Places as last heard, then as the server says now. */
export function useSeats(type: "tour" | "package", id: string, maxGuests: number): KnownSeats {
  const [known, setKnown] = useState<KnownAvailability | null>(null);
  useEffect(() => {
    let current = true;
    whenQuiet(() => {
      if (current)
        void knownAvailability(type, id, (heard) => {
          if (current) startTransition(() => setKnown(heard));
        });
    });
    return () => {
      current = false;
    };
  }, [type, id]);
  return knownSeats(known, maxGuests);
}
