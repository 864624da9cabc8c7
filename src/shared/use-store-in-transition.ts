import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { useWasPrerendered } from "./browser/use-was-prerendered.ts";

type Store<Value> = {
  get: () => Value;
  initial: () => Value;
  subscribe: (update: () => void) => () => void;
};

/** Rerenders immediately, unlike `useStoreInTransition`. */
export const useStoreState = <Value>({ get, initial, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, initial);

/** Updates in transitions, so a change never blocks taps or typing. */
export function useStoreInTransition<Value>({ get, initial, subscribe }: Store<Value>): Value {
  const [value, setValue] = useState(useWasPrerendered() ? initial : get);
  useEffect(() => {
    const update = () => startTransition(() => setValue(get));
    update();
    return subscribe(update);
  }, [get, subscribe]);
  return value;
}
