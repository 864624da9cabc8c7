import { dayInTashkent } from "../write.ts";

export const COMPANION_PAGE = {
  with: (name: string) => `${name} shared this trip with you.`,
  states: {
    ahead: "You are on the list",
    under_way: "Under way",
    over: "Trip over",
    called_off: "Called off",
    cancelled: "Cancelled",
  },
  meaning: {
    called_off: (name: string) => `We're sorry: this departure won't run. ${name} can choose another date or a refund.`,
    cancelled: (name: string) => `This trip was cancelled. Please ask ${name}.`,
  },
  changed: "Your meeting details have changed",
  offline: { ready: "This page opens offline, too.", coming: "Getting this page ready for offline..." },
  included: "What is included",
};

export const COMPANION_VOUCHER = {
  title: "Your voucher",
  label: (name: string) => `Voucher code of ${name}`,
  show: "Show this code at the meeting point. It is for you alone.",
  coming:
    "Your code appears here within a minute while you are online, and then works offline. Your name is enough, too.",
};

export const COMPANION_NOT_SHOWN = {
  unknown: {
    title: "This trip is not on this device",
    text: "Open it with the link you were given. If that no longer works, ask the person who booked for a new one.",
  },
  gone: {
    title: "This link is not valid any more",
    text: "The person who booked removed it, or the trip is over. What this device had stored about the trip was deleted.",
  },
  waiting: {
    title: "One moment online, please",
    text: "This trip is loaded once, and then opens offline. It appears here automatically as soon as you are online.",
  },
  not_stored: {
    title: "This device could not store the trip",
    text: "Free some space, then open the link again.",
  },
  not_a_link: {
    title: "This isn't a valid link",
    text: "Scan the code again, or copy the whole link.",
  },
};

export const COMPANION_DETAILS = {
  title: "Your details",
  ask: "Hotels and trains require them. Only we read them: the people you travel with cannot see them, and this page doesn't show them again.",
  sent: (at: number) => `Sent to us on ${dayInTashkent(at)}.`,
  again: "To change something, send all of it again.",
  open: "Fill in your details",
  openAgain: "Send new details",
  passport: "Passport number",
  save: "Send my details",
  invalid: "Please check your details",
  draft: "Draft saved on this device. Send it so that we have it.",
  notStored: "This device is out of storage. What you typed is still here.",
  refusals: {
    newer_details: "Newer details were sent from another device, so these were not sent.",
    trip_over: "This trip has ended or was cancelled, so your details were not sent.",
    not_found: "Your link is not valid any more, so your details were not sent.",
    other: "Your details could not be sent. Please check them and send them again.",
  },
};

export const REMOVE_COMPANION_TRIP = {
  ask: "Remove from this device",
  why: "The link you were given opens it again.",
  unsent: "Your details are not sent yet, and are deleted with it.",
  confirm: "Yes, remove it",
  keep: "Keep it",
};

export const COMPANION_ELSEWHERE = {
  title: "On another device, or in the installed app",
  how: "Scan this with the other device. For the installed app on this device, copy the link, open the app, go to Trips, tap 'Import trips' and paste it. The link is for you alone.",
  code: "Code that opens this trip for you",
  copied: { title: "Link copied", message: "It is for you alone." },
};
