import { tellLost } from "../../shared/browser/network-news.ts";

type OnDisk = (typeof import("./on-disk.ts"))["onDisk"];

let coming: Promise<OnDisk> | undefined;
let here = false;

/**
 * The database loads with the page if it may hold a draft, else with the first touch. A failed load is retried at the
 * next touch and once online.
 */
export function bookingDisk(): Promise<OnDisk> {
  coming ??= import("./on-disk.ts").then(
    ({ onDisk }) => {
      here = true;
      return onDisk;
    },
    (error: unknown) => {
      coming = undefined;
      tellLost();
      throw error;
    },
  );
  return coming;
}

/** Tells a storage failure from a part that did not load. */
export const diskIsHere = (): boolean => here;

export const bringDisk = (): void => void bookingDisk().catch(() => null);
