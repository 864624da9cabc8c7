import type { LiveCheck, FirstStep } from "../../../domain/desk/today/first-steps.ts";
import { count } from "../../../domain/words.ts";

type Words = { title: string; text: string; act: string };

const STEP_WORDS: Record<FirstStep, Words> = {
  destination: {
    title: "Add your first destination",
    text: "A place travelers go to: its name, a few sentences, a picture. Tours belong to one.",
    act: "Add a destination",
  },
  tour: {
    title: "Add your first tour",
    text: "What you sell: days, price, places, what happens each day. The form says what it still lacks.",
    act: "Add a tour",
  },
  departure: {
    title: "Publish a departure",
    text: "A day on which it leaves. Its price, places and guide can differ from the tour's.",
    act: "Add a departure",
  },
  booking: {
    title: "Make a test booking",
    text: "Book it yourself as a traveler does. You can cancel it afterwards; seats and money go back.",
    act: "Book as a traveler",
  },
  live: {
    title: "Go live",
    text: "What still stands between your shop and its travelers:",
    act: "Look at the contact page",
  },
};

const CHECKS: Record<LiveCheck, string> = {
  payments: "Online payment is not set up: bookings are taken, but travelers can't pay by card yet.",
  mail: "Mail is not set up: nobody gets a confirmation.",
  housekeeping: "Housekeeping hasn't come by in ten minutes: holds don't end and mails wait.",
  contact: "The contact details are the example's: set your own email and phone when you build the site.",
};

export const FIRST_STEPS = {
  title: "Your first steps",
  lead: (done: number, all: number) => `${done} of ${count(all, "step")} done.`,
  step: (step: FirstStep) => STEP_WORDS[step],
  byHand: "Book by hand",
  byHandText: "Online payment is not set up yet: book it by hand, as if somebody had called.",
  done: "Done",
  check: (check: LiveCheck) => CHECKS[check],
  hide: "Dismiss",
};
