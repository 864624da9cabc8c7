import { ago } from "../write.ts";

export const VOUCHER_CODE = {
  title: "Voucher",
  label: (reference: string) => `Voucher code of ${reference}`,
  show: "Show this code at the meeting point.",
  coming:
    "Your code appears here once this device is online, and then works offline. Until then your reference is enough.",
  ended: "This booking has ended, so it has no voucher.",
  none: {
    sent: "The code to show your guide comes once your seats are held and paid for.",
    held: "The code to show your guide comes once you have paid and the booking is confirmed.",
    paid: "The code to show your guide comes once the booking is confirmed.",
    under_way: "There is no code on this device. Your reference is enough.",
    over: "This trip is over: its code is no longer needed.",
  },
};

export const VOUCHER_FACTS = {
  reference: "Reference",
  traveler: "Traveler",
  guests: "Guests",
  starts: "Starts",
  ends: "Ends",
  options: "Options",
  total: "Total",
  requests: "Requests",
};

export const VOUCHER_MEETING = {
  title: "Meeting point",
  map: "Open in maps",
  call: (phone: string) => `Call ${phone}`,
};

export const MEETING_NEWS = {
  title: "Your meeting details have changed",
  now: "Now",
  before: "Before",
  untold: "Not set yet",
  unset: "Not set yet: we'll let you know",
  pinMoved: "The pin on the map has moved.",
  changed: (ageMs: number) => `Changed ${ago(ageMs)}.`,
  ask: "Use the new details, and let us know you've seen them.",
  seen: "I've seen it",
  sent: "Sent: we know you've seen it.",
  refused: "We can't find this booking, so your reply was not sent. Please call us.",
  notStored: "This device is out of storage, so your reply was not saved. Free some space and try again.",
  elsewhere: "To reply, open the trip with the link in your email.",
};
