import { count, day, money } from "../write.ts";
import { meetingText } from "../shared/booking.ts";
import { momentText } from "./sentences.ts";

type Trip = { title: string; check_in: string };
type Meeting = Trip & { point: string | null; time: string | null };
type Debt = Trip & { owed_cents: number; due_on: string | null };
type Offer = Trip & { guests: number; offered_until: string | null };

export const NEWS_MESSAGES = {
  meeting_changed: ({ title, check_in, point, time }: Meeting) => ({
    title: "New meeting details",
    body: `${title}, ${day(check_in)}. ${meetingText(point, time) || "Open the trip to see it."}`,
  }),
  departure_cancelled: ({ title, check_in }: Trip) => ({
    title: "Your departure is cancelled",
    body: `We're sorry: ${title} will not run on ${day(check_in)}. Open the trip to see what happens next.`,
  }),
  waiting_offer: ({ title, check_in, guests, offered_until }: Offer) => ({
    title: "Seats have opened up",
    body: `We're holding ${count(guests, "seat")} for you: ${title}, ${day(check_in)}. Book before ${momentText(offered_until ?? "")}.`,
  }),
  balance_due: ({ title, owed_cents, due_on }: Debt) => ({
    title: "Your balance is due",
    body: due_on
      ? `Please pay ${money(owed_cents)} for ${title} by ${day(due_on)}.`
      : `Please pay ${money(owed_cents)} for ${title}.`,
  }),
  names_wanted: ({ title, check_in }: Trip) => ({
    title: "We need the travelers' names",
    body: `Open the trip and fill in the missing details: ${title}, ${day(check_in)}.`,
  }),
  day_before: ({ title, point, time }: Meeting) => ({
    title: `Tomorrow: ${title}`,
    body: meetingText(point, time) || "Open the trip to see your day plan.",
  }),
  payment_settled: ({ title, check_in, owed_cents }: Debt) => ({
    title: "We have received your payment",
    body:
      owed_cents > 0
        ? `${title}, ${day(check_in)}. Left to pay: ${money(owed_cents)}.`
        : `${title}, ${day(check_in)}. Everything is paid.`,
  }),
};

export const TELEGRAM_BOT = {
  seen: "Seen",
  openTrip: "Open the trip",
  openPage: "Open the page",
  noted: "Thank you, noted as seen.",
  notYours: "This message is no longer yours to confirm.",
  connected: (title: string) => `You get news about ${title} here. Send /stop to end it.`,
  unknownLink: "This link is used or too old. Open your trip and connect Telegram again.",
  stopped: "This chat gets no more news. You still get emails.",
  help: "This bot sends news about your trip. To connect it, open your trip on our site and choose Telegram. Send /stop to end all news here.",
};
