import { count, money } from "../write.ts";
import type { FormKind } from "../../../domain/outbox/message-kinds.ts";

export const ANSWER = {
  reply: "Reply",
  replyTo: (name: string) => `Reply to ${name}`,
  title: (name: string) => `Reply to ${name}`,
  body: "Your reply",
  to: (email: string, subject: string) => `To ${email}. Subject: ${subject}`,
  send: "Send reply",
  back: "Back",
  queued: "Reply on its way",
};

export const REQUESTS = {
  label: "Requests and messages",
  empty: { title: "No requests yet", text: "Trip requests and messages from the site appear here." },
  notMarked: "Not marked",
  markNew: "Mark as new",
  markAnswered: "Mark as answered",
  write: (email: string) => `Write to ${email}`,
  call: (phone: string) => `Call ${phone}`,
  answeredOn: (moment: string) => `answered ${moment}`,
  columns: { name: "Name", about: "About", kind: "Kind", received: "Received", status: "Status", email: "Email" },
  from: (start: string) => `from ${start}`,
  until: (end: string) => `until ${end}`,
  budget: (cents: number) => `budget ${money(cents)}`,
  guests: (guests: number) => count(guests, "guest"),
};

export const FORM_KINDS: Record<FormKind, { mail: string; label: string; many: string; reply: string }> = {
  contact_message: {
    mail: "New message from the contact form",
    label: "Message",
    many: "Messages",
    reply: "Your message to us",
  },
  trip_request: {
    mail: "New custom trip request",
    label: "Trip request",
    many: "Trip requests",
    reply: "Your trip to Uzbekistan",
  },
};
