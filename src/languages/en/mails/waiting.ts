import type { MailFact } from "../../../domain/contact/mail-letter.ts";
import { count, day } from "../write.ts";
import { momentText } from "./sentences.ts";

type Party = { title: string; start_date: string; guests: number; offered_until: string | null };

export const WAITING_MAILS = {
  entry: "Your entry: messages on your phone, or leave the list",
  notNeeded: "I don't need these seats",
  facts: ({ title, start_date, guests }: Party): MailFact[] => [
    ["Trip", title],
    ["Departure", day(start_date)],
    ["Guests", count(guests, "guest")],
  ],
  joined: ({ title, guests }: Party) => ({
    subject: `You are on the waiting list: ${title}`,
    title: "You are on the waiting list",
    paragraphs: [
      "This departure is full. When enough seats open up for your group, we'll email you and hold them for you for up to 24 hours.",
      `You are waiting for ${count(guests, "seat")}. To change that, leave the list with the link below and join again.`,
      "No seat is promised, and you haven't been charged.",
    ],
    closing: "Didn't ask for this? Leave the list with the link above, or ignore this email.",
  }),
  offer: ({ title, start_date, guests, offered_until }: Party) => ({
    subject: `Seats for you: ${title}, ${day(start_date)}`,
    title: "Seats have opened up",
    paragraphs: [
      `We're holding ${count(guests, "seat")} for you until ${momentText(offered_until ?? "")}. Book with the button below; they're yours once you've paid.`,
      "After that they go to the next group on the list.",
    ],
    label: "Book these seats",
  }),
  cancelled: ({ title, start_date }: Party) => ({
    subject: `Departure cancelled: ${title}, ${day(start_date)}`,
    title: "The departure you were waiting for is cancelled",
    paragraphs: [
      `We're sorry: ${title} will not run on ${day(start_date)}. You are off its waiting list and don't need to do anything.`,
    ],
  }),
};
