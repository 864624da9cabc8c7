type EdgeRuntime = { waitUntil: (work: Promise<unknown>) => void };

/** The hosted platform cuts off work after the answer unless it is announced. */
export const inBackground = (name: string, work: () => Promise<unknown>): void => {
  const running = work().catch((error: unknown) => console.error(`${name}:`, error));
  (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime?.waitUntil(running);
};

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
