import { tellLost } from "../../shared/browser/network-news.ts";

type OnDisk = (typeof import("./on-disk.ts"))["onDisk"];

let coming: Promise<OnDisk> | undefined;
let here = false;

/**
 * What booking does with the disk: there with the page where something may be kept already, else brought with the first
 * touch of the form. A try in vain (no signal) is tried again with the next, and when the network is back.
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

/** Else what failed was not the disk: the part itself did not come. */
export const diskIsHere = (): boolean => here;

/** Ahead of what will be typed or sent. */
export const bringDisk = (): void => void bookingDisk().catch(() => null);
