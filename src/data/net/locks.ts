/** Runs unlocked in old browsers and over plain http, where running twice costs only bytes. */
export async function runIfUnlocked(name: string, work: () => Promise<void>): Promise<boolean> {
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
    // Browsers that block storage refuse locks too.
    await work();
    return true;
  }
}
