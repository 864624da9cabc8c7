import { count } from "../write.ts";

export const SIGNED_OUT = {
  title: "Signed out",
  text: "You are signed out on all your devices.",
  hereOnly: "Signed out on this device",
  hereOnlyText:
    "Our server did not answer, so you may still be signed in on your other devices. To end that, sign in and out once more.",
  reportsStay: (reports: number) =>
    `${count(reports, "check-in or payment", "check-ins and payments")} not sent yet: saved here without names, sent once you are online.`,
  incomplete: "Not everything was removed",
  incompleteText: "Close other tabs of this site and try again.",
};

export const SIGN_OUT_DIALOG = {
  title: "Sign out: what about this device?",
  stay: "Stay signed in",
  remove: "Remove them",
  keep: "Keep them here",
  onDevice: (list: string) => `On this device: ${list}.`,
  trips: (number: number) => count(number, "trip"),
  unsent: (number: number) => count(number, "request that is not sent yet", "requests that are not sent yet"),
  drafts: (number: number) => count(number, "unfinished form"),
  unsentLost: "What is not sent yet exists only here. If you remove it, it is lost.",
  shared: "If others use this device, remove your trips: the links in your emails open them again.",
};
