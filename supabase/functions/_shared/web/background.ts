type EdgeRuntime = { waitUntil: (work: Promise<unknown>) => void };

/** Work that goes on after the answer. On the hosted platform it must be announced, or it is cut off. */
export const inBackground = (name: string, work: () => Promise<unknown>): void => {
  const running = work().catch((error: unknown) => console.error(`${name}:`, error));
  (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime?.waitUntil(running);
};

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
