import { sizeOf } from "../../../domain/saved/size.ts";
import { count } from "../write.ts";

export const SAVE_PROBLEMS = {
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

export const SAVED_BUT_CLOSED = {
  coming: "Saved. The app itself is still downloading: this opens offline once that is done.",
  never: "Saved, but this browser cannot open the app without a connection.",
};

export const SAVE_ACTIONS = {
  save: "Save",
  notNow: "Not now",
  stop: "Stop",
  stopSaving: "Stop saving",
  finish: "Finish saving",
  update: "Update",
  remove: "Remove",
  close: "Close",
};

export const SAVE_STATE = {
  saving: (done: number, total: number) => `Saving ${done} of ${total}…`,
  progress: "Saved so far",
  ready: "Ready offline",
  saved: "Saved",
  checking: "Checking what is saved…",
  partly: (done: number, total: number) => `${done} of ${total} pictures are on this device. `,
  textIncomplete: "Not complete: Its text is not complete on this device",
  picturesIncomplete: (done: number, total: number) =>
    `Not complete: ${done} of ${count(total, "picture")} on this device`,
};

export const SAVED_COPY = {
  text: "All text",
  textSaved: (age: string) => `All text. Saved ${age}.`,
  pictures: (pictures: number, size: string) => `All text and ${count(pictures, "picture")}, ${size}`,
  picturesSaved: (pictures: number, size: string, age: string) =>
    `All text and ${count(pictures, "picture")}, ${size}. Saved ${age}.`,
};

export const SAVE_DIALOG = {
  measuring: "Checking the download size…",
  withPictures: (pages: number, pictures: number, size: string) =>
    `The text of ${count(pages, "page")} and ${count(pictures, "picture")}: ${size}.`,
  textOnly: (pages: number) => `The text of ${count(pages, "page")}; all its pictures are already here.`,
  already: (pictures: number) => ` ${count(pictures, "picture")} more are already here.`,
  free: (size: string) => `${size} free for this app on your device.`,
  mobileData: "You are on mobile data, or your phone is set to save data.",
  everythingSaved: "Everything you saved",
};

export const REMOVE_SAVED = {
  title: "Remove from this device?",
  keep: "Keep it",
  one: (title: string) =>
    `The saved text and pictures of ‘${title}’ are removed from this device. Your bookings stay; you can save again whenever you're online.`,
  many: (pages: number) =>
    `The saved text and pictures of ${count(pages, "page")} are removed from this device. Your bookings stay; you can save again whenever you're online.`,
};

export function sizeText(bytes: number): string {
  const { amount, unit } = sizeOf(bytes);
  return `${amount} ${unit}`;
}

export function sizeBeforeText({ bytes, unknown }: { bytes: number; unknown: number }): string {
  if (unknown === 0) return sizeText(bytes);
  const pictures = `${count(unknown, "picture")} of unknown size`;
  return bytes === 0 ? pictures : `at least ${sizeText(bytes)}, and ${pictures}`;
}
