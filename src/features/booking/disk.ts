import { onceLoaded } from "../../domain/single-flight.ts";
import { tellLost } from "../../shared/browser/network-news.ts";

function createDiskPart() {
  let isHere = false;
  const load = onceLoaded(async () => {
    try {
      const { onDisk } = await import("./on-disk.ts");
      isHere = true;
      return onDisk;
    } catch (error) {
      tellLost();
      throw error;
    }
  });
  return { load, isHere: () => isHere };
}

const part = createDiskPart();

/**
 * The database loads with the page if it may hold a draft, else with the first touch. A failed load is retried at the
 * next touch and once online.
 */
export const bookingDisk = part.load;

/** Otherwise the code was missing, not the database. */
export const diskIsHere = part.isHere;

export const bringDisk = (): void => void bookingDisk().catch(() => null);
