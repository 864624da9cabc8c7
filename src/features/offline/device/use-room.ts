import { useEffect, useState } from "react";
import { useSaving } from "../saving-store.ts";
import { keeping, room, type Keeping, type Room } from "./storage.ts";

/** Asked anew when a save has ended: that is when it changes. */
const useEnded = () => useSaving(({ running, everything }) => Object.keys(running).length === 0 && everything === null);

export function useRoom(changed: unknown = null): Room | null {
  const [space, setSpace] = useState<Room | null>(null);
  const ended = useEnded();
  useEffect(() => {
    let current = true;
    room().then(
      (answer) => current && setSpace(answer),
      () => current && setSpace(null),
    );
    return () => {
      current = false;
    };
  }, [ended, changed]);
  return space;
}

export function useKeeping(): readonly [Keeping, (now: Keeping) => void] {
  const [kept, setKept] = useState<Keeping>("unknown");
  const ended = useEnded();
  useEffect(() => {
    let current = true;
    keeping().then(
      (answer) => current && setKept(answer),
      () => current && setKept("unknown"),
    );
    return () => {
      current = false;
    };
  }, [ended]);
  return [kept, setKept];
}
