import { loadOnce } from "../../domain/single-flight.ts";
import { withDatabase } from "../../data/local/first-visit.ts";
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

const bringDisk = (): void => void bookingDisk().catch(() => null);

export function loadBeforeTyping(): () => void {
  void withDatabase(async () => bringDisk());
  const touches = ["focusin", "pointerdown"];
  for (const touch of touches) window.addEventListener(touch, bringDisk);
  return () => {
    for (const touch of touches) window.removeEventListener(touch, bringDisk);
  };
}
