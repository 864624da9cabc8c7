import type { SaveProblem } from "../../data/sync/saved/save-offline.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { count, ageText } from "#words/write.ts";
import { sizeText } from "#words/offline/sizes.ts";
import type { AppOffline } from "./device/use-app-offline.ts";
import type { SavedCheck, SavedItem, SavedKind } from "../../domain/saved/saved-item.ts";

export const PROBLEM_TEXTS: Record<SaveProblem | "gone" | "not_updated", string> = {
  unreachable: "The connection was lost. What was downloaded is saved; the rest follows once you are online.",
  refused:
    "Your browser blocks storage, so nothing can be saved for offline use. Leave private browsing or allow this site to store data.",
  full: "This device is out of storage. What was downloaded is saved. Remove something saved, or free up some space, then finish saving.",
  not_pictures:
    "Some pictures couldn't be downloaded: this network may be asking for a login, or a file is gone. The rest is saved; try again on another network.",
  metered:
    "Wi-Fi is gone, and you chose to download only on Wi-Fi. What was downloaded is saved; the rest follows automatically.",
  stopped: "Stopped. What was downloaded is saved.",
  unverified: "Some of it can't be read from this device's storage. Finish saving to repair it.",
  not_updated: "You're offline, so we can't check for changes. Your copy stays as it was.",
  gone: "This is no longer offered, so there is nothing to save.",
};

export const APP_TEXTS: Record<Exclude<AppOffline, "ready">, string> = {
  coming: "Saved. The app itself is still downloading: this opens offline once that is done.",
  never: "Saved, but this browser cannot open the app without a connection.",
};

export const KIND_NAMES: Record<SavedKind, string> = {
  destination: "Destination",
  tour: "Tour",
  package: "Package",
  trip: "Your trip",
};

export const pictures = (number: number): string => count(number, "picture");
export const pages = (number: number): string => count(number, "page");

export const partText = ({ done, total }: SavedCheck): string =>
  done === total ? "Its text is not complete on this device" : `${done} of ${pictures(total)} on this device`;

export function savedCopyText({ saved_at }: SavedItem, { total, bytes }: SavedCheck): string {
  const contentText = total === 0 ? "All text" : `All text and ${pictures(total)}, ${sizeText(bytes)}`;
  return saved_at === null ? contentText : `${contentText}. Saved ${ageText(saved_at, trustedNow())}.`;
}
