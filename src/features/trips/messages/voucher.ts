import type { TripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { TRIP_SENDING } from "./sending.ts";
import { ago } from "#words/write.ts";

export const VOUCHER_CODE = {
  label: (reference: string) => `Voucher code of ${reference}`,
  show: "Show this code at the meeting point.",
  coming:
    "Your code appears here once this device is online, and then works offline. Until then your reference is enough.",
  ended: "This booking has ended, so it has no voucher.",
} as const;

const NO_CODE: Partial<Record<TripStage, string>> = {
  sent: "The code to show your guide comes once your seats are held and paid for.",
  held: "The code to show your guide comes once you have paid and the booking is confirmed.",
  paid: "The code to show your guide comes once the booking is confirmed.",
  under_way: "There is no code on this device. Your reference is enough.",
  over: "This trip is over: its code is no longer needed.",
};

export const noCodeText = (stage: TripStage): string => NO_CODE[stage] ?? VOUCHER_CODE.coming;

export const MEETING_NEWS = {
  title: "Your meeting point or time has changed",
  now: "Now",
  before: "Before",
  untold: "Not set yet",
  unset: "Not set yet: we'll let you know",
  changed: (ageMs: number) => `Changed ${ago(ageMs)}.`,
  ask: "Use the new details, and let us know you've seen them.",
  seen: "I've seen it",
  waits: "Saved on this device, not sent yet. We send it automatically once you are online.",
  unanswered: TRIP_SENDING.unanswered,
  sent: "Sent: we know you've seen it.",
  tryNow: "Send now",
  refused: "We can't find this booking, so your reply was not sent. Please call us.",
  notKept: {
    title: "Not saved",
    message: "This device is out of storage, so your reply was not saved. Free some space and try again.",
    tone: "error",
  },
  elsewhere: "To reply, open the trip with the link in your email.",
} as const;
