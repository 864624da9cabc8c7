import { count } from "../write.ts";

const trips = (number: number) => count(number, "trip");

export const TRANSFER_TRIPS = {
  title: "On another device, or in the installed app",
  lead: "Transfer your trips. Anyone with the link or the code can see your bookings and cancel them.",
  start: "Transfer my trips",
  byLink: "By link",
  tooMany: "Too many trips for a link. Use ‘Export my trips’ below, or the codes.",
  linkHow:
    "For the installed app on this device: copy the link, open the app, go to Trips, tap ‘Import trips’ and paste it.",
  linkTitle: "My trips",
  byCode: "By code",
  scan: (codes: number) => `Scan ${count(codes, "code")} with the other device.`,
  code: (place: number, of: number) => `Code ${place} of ${of} with your trips`,
  place: (place: number, of: number) => `${place} of ${of}`,
  importLink: "Import trips",
  importFrom: " from another device or from the browser.",
};

export const TRANSFER_LINK = {
  copy: "Copy the link",
  send: "Send the link",
  copied: { title: "Link copied", message: "Paste it where you need it. Anyone with it can open your bookings." },
  notCopied: { title: "Not copied", message: "This browser doesn't allow copying. Use the code instead." },
};

export const TRANSFER_ONE_TRIP = {
  title: "Open on another device",
  how: "Scan this with the other device's camera, or copy the link. Anyone with it can see this booking and cancel it.",
  code: "Code that opens this trip",
};

export const RECEIVE_TRIPS = {
  lead: "From another device, or from the browser into the installed app.",
  unreadable: "This isn't a valid trip link. Copy the whole link and try again.",
  listed: "Trips in this link",
  pasteHow:
    "Where your trips are now, open ‘My trips’ and ‘Other devices and backup’, tap ‘Transfer my trips’ and copy the link. Then paste it here.",
  link: "The link",
  preview: "Preview trips",
  onlyYours: "Only add trips that are yours. We check each one with our server before it is shown as booked.",
  add: "Add to this device",
  notNow: "Not now",
};

export const UNVERIFIED_TRIPS = {
  title: "Imported, not verified yet",
  why: "We check these with our server once you are online. Until then they don't count as vouchers.",
  untitled: "A trip",
  badge: "Unverified",
};

export const ARRIVED_TRIPS = {
  nothingNew: { title: "Nothing new", message: "These trips are already on this device." },
  added: "Trips added",
  notVerified: "Trips not verified yet",
  noneAdded: "No trips added",
  opened: (number: number) => `${trips(number)} added.`,
  waiting: (number: number) => `${trips(number)} will be checked once you are online.`,
  unknown: (number: number) => `${trips(number)} not added: we can't find the booking.`,
};
