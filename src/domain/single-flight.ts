export function runOnce<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: make() }).value;
}

/** A failure is not cached, so the next call loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}

/** The running call may miss what later callers need, so they share one more run after it. */
export function singleFlightThenAgain<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let running: Promise<void> | undefined;
  let nextRun: Promise<void> | undefined;
  const run = (...args: Args): Promise<void> => {
    if (running) {
      return (nextRun ??= running.then(() => {
        nextRun = undefined;
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

/** Calls share a run until it closes itself; later ones share the next run, which starts after it. */
export function singleFlightUntilClosed(work: (close: () => void) => Promise<void>): () => Promise<void> {
  let openRun: Promise<void> | undefined;
  const queue = createQueue();
  return () => {
    if (openRun) return openRun;
    const close = () => {
      if (openRun === run) openRun = undefined;
    };
    const run = queue(() => work(close)).finally(close);
    openRun = run;
    return run;
  };
}

/** A failed task does not block the next one. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let lastRun: Promise<unknown> = Promise.resolve();
  return (work) => {
    const currentRun = lastRun.then(work);
    lastRun = currentRun.catch(() => undefined);
    return currentRun;
  };
}
