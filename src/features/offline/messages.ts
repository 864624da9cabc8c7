import type { SaveProblem } from "../../data/sync/saved/save-offline.ts";
import { count } from "../../domain/words/count.ts";
import type { SavedCheck, SavedKind } from "../../domain/saved/saved-item.ts";

/** What happened, what was kept, and what to do: never only 'failed'. */
export const PROBLEM_TEXTS: Record<SaveProblem | "gone" | "not_updated", string> = {
  unreachable: "The network went away. What was loaded is kept; saving goes on when there is a signal.",
  full: "There is no more room on this device. What was loaded is kept. Remove something saved, or free some space, then finish saving.",
  not_pictures:
    "Some pictures could not be had: what came was not a picture (a login page of the network, or a file that is gone). The rest is kept; try again on another network.",
  metered: "Wi-Fi is gone, and you chose to save only on Wi-Fi. What was loaded is kept; saving goes on by itself.",
  stopped: "Stopped. What was loaded is kept.",
  unverified: "Not everything could be read back from this device's storage. Finish saving to mend it.",
  not_updated: "There is no connection to ask what has changed. Your copy stays as it was.",
  gone: "This is no longer offered, so there is nothing to save.",
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
