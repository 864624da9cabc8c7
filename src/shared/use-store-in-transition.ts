import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { usePrerendered } from "./browser/use-is-hydrating.ts";

type Store<Value> = {
  get: () => Value;
  initial: () => Value;
  subscribe: (update: () => void) => () => void;
};

/** Rerenders immediately, unlike `useTold`. */
export const useStoreState = <Value>({ get, initial, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, initial);

/** Updates in transitions, so a change never blocks taps or typing. */
export function useStoreInTransition<Value>({ get, initial, subscribe }: Store<Value>): Value {
  const [value, setValue] = useState(usePrerendered(get, initial));
  useEffect(() => {
    const update = () => startTransition(() => setValue(get));
    update();
    return subscribe(update);
  }, [get, subscribe]);
  return value;
}
