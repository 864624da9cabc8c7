import type { NewsKind } from "../../../domain/news/news-kinds.ts";

const KIND_WORDS: Record<NewsKind, string> = {
  meeting_changed: "New meeting details",
  departure_cancelled: "Departure called off",
  balance_due: "Balance due soon",
  names_wanted: "Details of travelers missing",
  day_before: "Reminder the day before",
  payment_settled: "Payment received",
  waiting_offer: "Seats free for you",
};

export const NEWS_PANEL = {
  title: "News about this trip",
  lead: "Get a message on this device when your meeting point changes or your departure is called off, even while the app is closed.",
  leadWaiting: "Get a message on this device as soon as seats are free, even while the app is closed.",
  isOn: "On for this device. Messages arrive even while the app is closed.",
  show: "Show how it works",
  change: "Change",
  hide: "Hide",
  picture: "This is what a message looks like:",
  now: "now",
  example: { title: "New meeting point", body: (trip: string) => `${trip}: North gate, 07:15` },
  exampleWaiting: { title: "Seats are free", body: (trip: string) => `${trip}: book them before others do` },
  kinds: "Tell me about",
  kind: KIND_WORDS,
  night: "From 22:00 to 07:00 in Tashkent only urgent messages arrive.",
  mails: "You get the same news by email.",
  turnOn: "Turn on",
  turnOff: "Turn off",
};

export const NEWS_STATES = {
  unsupported: "This browser can't show messages.",
  install_first: "On iPhone and iPad, install the app first. Then open this trip in it and turn the news on there.",
  install: "Install the app",
  denied:
    "Messages from this site are blocked in your browser. To get them, open the site's settings with the icon beside the address, allow notifications, and come back.",
};

export const NEWS_FAILURES = {
  unreachable: "You are offline. Try again once you are online.",
  no_push_service: "Your browser can't receive messages right now. Try again later.",
  not_found: "We can't find this trip any more.",
  other: "That did not work. Try again.",
};

export const TELEGRAM = {
  title: "Telegram",
  lead: "The same messages in a chat with our bot, on every device where you use Telegram.",
  connect: "Connect Telegram",
  another: "Connect another chat",
  open: "Open Telegram",
  next: "Tap Start in the chat, then come back here. The link works once, for an hour.",
  connected: (since: string) => `A chat is connected since ${since}.`,
  stop: "Stop",
  again: "Try again",
};

export const TELEGRAM_ALONE = {
  lead: "Get a message in Telegram when your meeting point changes or your departure is called off.",
  leadWaiting: "Get a message in Telegram as soon as seats are free.",
};
