import { onceLoaded } from "../../domain/single-flight.ts";
import { withDatabase } from "../../data/local/first-visit.ts";
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

/** Retries a failed load at the next touch and once online. */
export const bookingDisk = part.load;

export const diskIsHere = part.isHere;

const bringDisk = (): void => void bookingDisk().catch(() => null);

/** The database must be ready before the traveler types anything. */
export function loadBeforeTyping(): () => void {
  void withDatabase(async () => bringDisk());
  const touches = ["focusin", "pointerdown"];
  for (const touch of touches) window.addEventListener(touch, bringDisk);
  return () => {
    for (const touch of touches) window.removeEventListener(touch, bringDisk);
  };
}
