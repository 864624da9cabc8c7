/** Makes it with the first call; every call returns the same. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Loads with the first call; after a failure, the next call loads again. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** Calls that come while one runs share its result. */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}

/** Calls that come while one runs share one more run after it, since the first may miss what they ask for. */
export function singleFlightThenAgain<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (...args: Args): Promise<void> => {
    if (running) {
      return (next ??= running.then(() => {
        next = undefined;
        return run(...args);
      }));
    }
    running = work(...args).finally(() => {
      running = undefined;
    });
    return running;
  };
  return run;
}

/** Runs works one after the other, in the order of the calls; one that fails holds up none. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
