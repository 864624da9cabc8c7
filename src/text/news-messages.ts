import { meetingText } from "./bookings.ts";
import type { MailWords } from "./mail-facts.ts";

type Words = Pick<MailWords, "mails" | "shared">;
type Message = { title: string; body: string };
type Trip = { title: string; check_in: string };
type Meeting = Trip & { point: string | null; time: string | null };
type Debt = Trip & { owed_cents: number; due_on: string | null };
type Offer = Trip & { guests: number; offered_until: string | null };

export type NewsFacts =
  | { kind: "meeting_changed" | "day_before"; facts: Meeting }
  | { kind: "departure_cancelled" | "names_wanted"; facts: Trip }
  | { kind: "balance_due" | "payment_settled"; facts: Debt }
  | { kind: "waiting_offer"; facts: Offer };

export function newsMessage({ mails: { NEWS_MESSAGES }, shared }: Words, { kind, facts }: NewsFacts): Message {
  switch (kind) {
    case "meeting_changed": {
      const { title, body, unset } = NEWS_MESSAGES[kind];
      const place = meetingText(shared, facts.point, facts.time);
      return { title, body: place ? body({ ...facts, place }) : unset(facts) };
    }
    case "day_before": {
      const { title, unset } = NEWS_MESSAGES[kind];
      return { title: title(facts), body: meetingText(shared, facts.point, facts.time) || unset };
    }
    case "balance_due": {
      const { title, body, bodyBy } = NEWS_MESSAGES[kind];
      const { due_on: due } = facts;
      return { title, body: due ? bodyBy({ ...facts, due }) : body(facts) };
    }
    case "payment_settled": {
      const { title, owed, paid } = NEWS_MESSAGES[kind];
      return { title, body: facts.owed_cents > 0 ? owed(facts) : paid(facts) };
    }
    case "waiting_offer": {
      const { title, body } = NEWS_MESSAGES[kind];
      return { title, body: body({ ...facts, offered_until: facts.offered_until ?? "" }) };
    }
    default: {
      const { title, body } = NEWS_MESSAGES[kind];
      return { title, body: body(facts) };
    }
  }
}
