import { onceLoaded } from "../../domain/single-flight.ts";
import { tellLost } from "../../shared/browser/connection-events.ts";

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

/** Retries a failed load at the next touch and once online. */
export const bookingDisk = part.load;

export const diskIsHere = part.isHere;

export const bringDisk = (): void => void bookingDisk().catch(() => null);
