import type { TripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { TRIP_SENDING } from "./sending.ts";
import { ago } from "../../../domain/words.ts";

export const VOUCHER_CODE = {
  label: (reference: string) => `Voucher code of ${reference}`,
  coming:
    "Your code has not come yet: it appears here once this device is online, and stays for offline. Until then your reference is enough.",
  ended: "There is no voucher any more: nobody travels on this booking.",
} as const;

const NO_CODE: Partial<Record<TripStage, string>> = {
  sent: "The code to show your guide comes once your seats are held and paid for.",
  held: "The code to show your guide comes once you have paid and the booking is confirmed.",
  paid: "The code to show your guide comes once the booking is confirmed.",
  under_way: "There is no code on this device. Your reference is enough.",
  over: "This trip is over: its code is no longer needed.",
};

/** Why a trip shows no code. */
export const noCode = (stage: TripStage): string => NO_CODE[stage] ?? VOUCHER_CODE.coming;

export const NEWS = {
  title: "Your meeting point or time has changed",
  now: "Now",
  before: "Before",
  untold: "Nothing was set yet",
  unset: "Not set yet: we will tell you",
  changed: (ageMs: number) => `Changed ${ago(ageMs)}.`,
  ask: "Please go by the new one, and tell us that you know.",
  seen: "I have seen it",
  waits: "Noted on this device, not sent yet. It goes out by itself as soon as there is a connection.",
  unheard: TRIP_SENDING.unheard,
  sent: "Sent: we know that you have seen it.",
  tryNow: "Try to send now",
  refused: "This could not be taken: the booking is not known any more. Please call us.",
  notKept: {
    title: "Not kept",
    message: "This device is out of storage, so we could not note that you have seen it. Please try again.",
    tone: "error",
  },
  elsewhere: "To tell us that you know, open the trip by the link in your email.",
} as const;
