import { withDatabase } from "../../data/local/first-visit.ts";
import { loadOnce } from "../../domain/single-flight.ts";
import { reportConnectionLost } from "../../shared/browser/connection-events.ts";

function createDiskPart() {
  let isLoaded = false;
  const loadPart = loadOnce(async () => {
    try {
      const { bookingDatabase: onDisk } = await import("./on-disk.ts");
      isLoaded = true;
      return onDisk;
    } catch (error) {
      reportConnectionLost();
      throw error;
    }
  });
  return { load: loadPart, isHere: () => isLoaded };
}

const databasePart = createDiskPart();

/** Retries a failed load at the next touch and once online. */
export const loadBookingDatabase = databasePart.load;

export const isBookingDatabaseLoaded = databasePart.isHere;

const preloadDatabase = (): void => void loadBookingDatabase().catch(() => null);

export function loadBeforeTyping(): () => void {
  void withDatabase(async () => preloadDatabase());
  const touchEvents = ["focusin", "pointerdown"];
  for (const eventName of touchEvents) window.addEventListener(eventName, preloadDatabase);
  return () => {
    for (const eventName of touchEvents) window.removeEventListener(eventName, preloadDatabase);
  };
}
