import type { LiveCheck, FirstStep } from "../../../domain/desk/today/first-steps.ts";
import { count } from "../write.ts";

type StepTexts = { title: string; text: string; act: string };

const STEP_WORDS: Record<FirstStep, StepTexts> = {
  destination: {
    title: "Add your first destination",
    text: "A place travelers go to: its name, a few sentences, a picture. Tours belong to one.",
    act: "Add a destination",
  },
  tour: {
    title: "Add your first tour",
    text: "What you sell: days, price, seats, what happens each day. The form shows what is missing.",
    act: "Add a tour",
  },
  departure: {
    title: "Publish a departure",
    text: "A day on which the tour starts. Its price, seats and guide can differ from the tour's.",
    act: "Add a departure",
  },
  booking: {
    title: "Make a test booking",
    text: "Book it yourself as a traveler does. You can cancel it afterwards: seats are released and money is refunded.",
    act: "Book as a traveler",
  },
  live: {
    title: "Go live",
    text: "Still to do before travelers can book:",
    act: "Open the settings",
  },
};

const CHECK_TEXTS: Record<LiveCheck, string> = {
  payments: "Online payment is not set up: bookings are taken, but travelers can't pay by card yet.",
  mail: "Email is not set up: no one gets a confirmation.",
  housekeeping: "Housekeeping has not run for ten minutes: holds don't end and emails are not sent.",
  fiscal: "Tours or packages lack an MXIK or the shop its tax number: payments by card would have no fiscal receipt.",
  contact: "The shop has no email address: set it, and your phone, under Settings.",
};

export const FIRST_STEPS = {
  title: "Your first steps",
  lead: (done: number, all: number) => `${done} of ${count(all, "step")} done.`,
  step: (step: FirstStep) => STEP_WORDS[step],
  byHand: "New booking",
  byHandText: "Online payment is not set up yet: enter the booking yourself, as if someone had called.",
  done: "Done",
  check: (check: LiveCheck) => CHECK_TEXTS[check],
  hide: "Dismiss",
};
