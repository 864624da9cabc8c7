import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { useAsPainted } from "./browser/use-is-hydrating.ts";

type Store<Value> = {
  get: () => Value;
  initial: () => Value;
  subscribe: (look: () => void) => () => void;
};

/** Rerenders immediately, unlike `useTold`. */
export const useStoreState = <Value>({ get, initial, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, initial);

/** Updates in transitions, so a change never blocks taps or typing. */
export function useTold<Value>({ get, initial, subscribe }: Store<Value>): Value {
  const [told, setTold] = useState(useAsPainted(get, initial));
  useEffect(() => {
    const look = () => startTransition(() => setTold(get));
    look();
    return subscribe(look);
  }, [get, subscribe]);
  return told;
}
