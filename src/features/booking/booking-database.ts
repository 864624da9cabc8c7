import { loadOnce } from "../../domain/single-flight.ts";
import { reportConnectionLost } from "../../shared/browser/connection-events.ts";

function createDiskPart() {
  let isHere = false;
  const load = loadOnce(async () => {
    try {
      const { onDisk } = await import("./on-disk.ts");
      isHere = true;
      return onDisk;
    } catch (error) {
      reportConnectionLost();
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
