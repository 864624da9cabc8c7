/**
 * Returns false if the work runs in another tab or worker. Old browsers and plain http have no locks; running twice
 * costs bytes, never correctness.
 */
export async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  const { locks } = globalThis.navigator as { locks?: LockManager };
  if (locks === undefined) {
    await work();
    return true;
  }
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await work();
      return true;
    });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "SecurityError") throw error;
    // A browser that blocks storage refuses locks too.
    await work();
    return true;
  }
}
