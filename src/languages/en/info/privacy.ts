import { count } from "../write.ts";

export const PRIVACY_PAGE = {
  description: "What we know about you, why, how long we keep it, and how to have it changed or removed.",
  lead: "We ask for what a trip needs and nothing more. There is no advertising and no tracking on this site.",
  updated: "Last changed: November 2026",
  what: "What we keep",
  device: "What stays on your device",
  deviceText: [
    "The catalog, your bookings and their vouchers, drafts and pictures are stored on your device so that they open offline. The ",
    { cookies: "Cookies page" },
    " lists them and can remove them.",
  ],
  who: "Who sees it",
  whoText:
    "Our staff, the guide and driver of your trip (names and telephone), the hotels we book for you (names and passport data where the law asks for registration), and the payment provider. We sell nothing to anyone.",
  howLong: "How long",
  howLongCaption: "After this time it is deleted",
  keptColumn: "Kept",
  timeColumn: "For",
  keptBooking: "Booking data: trips, payments and gift cards (tax law asks for them)",
  keptUsage: "Usage data: sent emails, records of what our staff did",
  keptSupport: "Support records: questions and wishes you sent us",
  keptWaiting: "Waiting lists",
  keptTrip: "Passport numbers of companions, addresses for news, calendar links",
  keptOrders: "Orders of gift cards that were not paid",
  keptAccount: "Your account",
  afterDeparture: (days: number) => `${count(days, "day")} after the departure`,
  afterTrip: (days: number) => `${count(days, "day")} after the trip`,
  untilErased: "until you erase it",
  days: (number: number) => count(number, "day"),
  years: (number: number) => count(number, "year"),
  rights: "Your rights",
  rightsData: [
    { data: "Your data" },
    " shows what we keep about you: download it or erase it there, with a link that we email to you.",
  ],
  rightsAsk: [
    "Ask for a copy, a correction or the removal of what we keep: ",
    { us: "" },
    ". We answer within 30 days. Data that the law requires us to keep is locked instead of deleted.",
  ],
  age: "Age",
  ageText: (years: number) =>
    `You must be at least ${years} years old to book. Children must travel with the adult who booked.`,
};

export const KEPT_DATA = {
  booking: {
    name: "For a booking:",
    text: "your name, email address, phone number, the tour, date, number of guests and what you wrote under special requests; of each guest the name, year of birth, nationality, diet and note, if you tell us.",
  },
  companion: {
    name: "For a trip you travel together:",
    text: "what each companion enters on the own page: name, year of birth, nationality, passport number, diet and note.",
  },
  payment: {
    name: "For a payment:",
    text: "its amount, time, status and the provider's number for it. Your card number goes to the payment provider only; we never see it.",
  },
  account: {
    name: "For an account, if you make one:",
    text: "your name, email address and a password that even we cannot read.",
  },
  message: { name: "For a message:", text: "what you wrote and where to answer." },
  news: {
    name: "For news about a trip, if you turn it on:",
    text: "an address of your browser's message service or the number of your Telegram chat. The message goes through that service. You turn it off where you turned it on, in Telegram also with /stop.",
  },
  review: {
    name: "For a review, if you write one:",
    text: "its stars and words, the name you choose to show and the month you traveled. Once we publish it, everyone can read these, and nothing else about your booking.",
  },
};
