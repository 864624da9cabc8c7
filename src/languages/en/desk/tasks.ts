import { attentionText } from "./attention.ts";
import type { Today } from "../../../domain/desk/today/today-schema.ts";
import { refundRoute } from "../payment/refund-route.ts";
import { isByHand } from "../../../domain/payment/payment-ways.ts";
import { count, day, money } from "../write.ts";
import { CLAIM } from "./check-in.ts";

type Row<Name extends keyof Today> = Today[Name] extends { rows: (infer One)[] } ? One : never;

const party = ({ name, guests }: { name: string; guests: number }) => `${name}, ${count(guests, "guest")}`;
const trip = ({ title, check_in }: { title: string; check_in: string }) => `${title}, ${day(check_in)}`;

export const TASKS = {
  title: "Tasks",
  none: "Nothing to do right now",
  noneText: "New requests, refunds, holds and departures without a guide appear here by themselves.",
  all: "Show all",
  open: "Open",
  call: "Call",
  notReached: "Not reached about today or tomorrow",
  attention: "Flagged bookings",
  claims: "Cash reported by guides",
  refunds: "Refunds to send",
  unguided: "No guide, next 7 days",
  unnamed: "Names missing, next 14 days",
  requests: "Trip requests",
  messages: "Messages",
  mails: "Mails that failed",
  holds: "Holds ending soon",
  balances: "Balances due",
  below: "Below minimum, closing soon",
  reviews: "New reviews",
};

export const ASK_NAMES = {
  act: "Ask for names",
  queued: "Email on its way",
  failed: "No email was sent",
};

export const LINE = {
  booking: (row: { name: string; guests: number; title: string; check_in: string }) => ({
    who: party(row),
    what: trip(row),
  }),
  attention: (why: string | null) => attentionText(why ?? "Needs attention"),
  claim: ({ amount_cents, guide_name, doubt }: Row<"claims">) =>
    `${money(amount_cents)} by ${guide_name}, ${CLAIM.waits(doubt)}`,
  refund: ({ left_cents, method, why }: Row<"refunds">) =>
    isByHand({ method })
      ? `${money(left_cents)} ${refundRoute([method]).to}`
      : `${money(left_cents)} was not refunded${why ? `: ${why}` : ""}`,
  unnamed: ({ guests, named }: Row<"unnamed">) => `${named} of ${count(guests, "name")}`,
  hold: (clock: string, { total_cents }: Row<"holds">) => `until ${clock}, ${money(total_cents)}`,
  balance: ({ owed_cents, due_on }: Row<"balances">, today: string) =>
    due_on < today
      ? `${money(owed_cents)} overdue since ${day(due_on)}`
      : `${money(owed_cents)} due ${due_on === today ? "today" : day(due_on)}`,
  below: ({ taken, min_guests }: Row<"below">) => `${taken} of at least ${min_guests ?? 0}`,
  closes: (lastDay: string, today: string) =>
    lastDay < today ? "closed" : lastDay === today ? "closes tonight" : `can be booked until ${day(lastDay)}`,
  unguided: ({ taken }: Row<"unguided">) => count(taken, "guest"),
  stars: ({ rating }: Row<"reviews">) => `${rating} of 5 stars`,
  again: (kind: string, address: string) => `Send again: ${kind}, ${address}`,
  toUs: "to us",
};
