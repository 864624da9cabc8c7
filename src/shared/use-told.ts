import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { useAsPainted } from "./browser/use-taking-over.ts";

type Store<Value> = {
  get: () => Value;
  /** What the painted page was made of. */
  initial: () => Value;
  subscribe: (look: () => void) => () => void;
};

/** The state of a store, drawn at once. */
export const useStoreState = <Value>({ get, initial, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, initial);

/**
 * What a store says, told in transitions: a change of it is drawn in small steps, after what is tapped and typed meanwhile.
 * A painted page is taken over with what it was made of.
 */
export function useTold<Value>({ get, initial, subscribe }: Store<Value>): Value {
  const [told, setTold] = useState(useAsPainted(get, initial));
  useEffect(() => {
    const look = () => startTransition(() => setTold(get));
    look();
    return subscribe(look);
  }, [get, subscribe]);
  return told;
}
