import { CACHES } from "../../domain/device/stored-names.ts";
import { emptyDatabase } from "../../data/local/private-data.ts";

export type ClearResult = "cleared" | "unsent" | "failed";

/** Empties every store of ours on this device, unless something in it exists nowhere else. */
export const clearDevice = async (): Promise<ClearResult> => {
  try {
    if (!(await emptyDatabase())) return "unsent";
    for (const name of await caches.keys()) {
      // The app's own files go with the service worker, at the next visit they would be fetched again anyway.
      if (name === CACHES.pictures) await caches.delete(name);
    }
    localStorage.clear();
    sessionStorage.clear();
    return "cleared";
  } catch (error) {
    console.warn("clearing this device:", error);
    return "failed";
  }
};
