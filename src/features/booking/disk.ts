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
 * What booking does with the disk: there with the page where something may be kept already, else brought with the first
 * touch of the form. A try in vain (no signal) is tried again with the next, and when the network is back.
 */
export const bookingDisk = part.load;

/** Else what failed was not the disk: the part itself did not come. */
export const diskIsHere = part.isHere;

/** Ahead of what will be typed or sent. */
export const bringDisk = (): void => void bookingDisk().catch(() => null);
