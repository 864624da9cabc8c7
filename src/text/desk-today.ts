import { CHECK_IN, DEPARTING, DEPARTURES, FIGURES, LINE, NOT_REACHED, STATUSES } from "#texts/desk.ts";
import * as mails from "#texts/mails.ts";
import * as payment from "#texts/payment.ts";
import { amountText, momentInTashkent, money } from "#texts/write.ts";
import type { NotReached } from "../domain/desk/departures/not-reached.ts";
import type { Today } from "../domain/desk/today/today-schema.ts";
import { isByHand } from "../domain/payment/payment-ways.ts";
import { claimWaits } from "./desk.ts";
import { attentionText } from "./letters.ts";
import { refundRoute } from "./payment.ts";

type Row<Name extends keyof Today> = Today[Name] extends { rows: (infer One)[] } ? One : never;

export const bookingLine = ({
  name,
  guests,
  title,
  check_in,
}: Pick<Row<"holds">, "name" | "guests" | "title" | "check_in">) => ({
  who: LINE.booking.who({ name, guests }),
  what: LINE.booking.what({ title, check_in }),
});

export const flaggedLine = (why: string | null): string =>
  why === null ? STATUSES.attention : attentionText(mails, why);

export const claimLine = ({ amount_cents, guide_name, doubt }: Row<"claims">): string =>
  LINE.claim({ amount_cents, guide_name, doubt: claimWaits(doubt) });

export function refundLine({ left_cents, method, why }: Pick<Row<"refunds">, "left_cents" | "method" | "why">): string {
  if (isByHand({ method })) return `${money(left_cents)} ${refundRoute(payment, [method]).to}`;
  return why ? LINE.notRefundedWhy({ left_cents, why }) : LINE.notRefunded({ left_cents });
}

export function balanceLine(
  { owed_cents, due_on }: Pick<Row<"balances">, "owed_cents" | "due_on">,
  today: string,
): string {
  if (due_on < today) return LINE.overdue({ owed_cents, due_on });
  return due_on === today ? LINE.dueToday({ owed_cents }) : LINE.due({ owed_cents, due_on });
}

export function closesLine(lastDay: string, today: string): string {
  if (lastDay < today) return LINE.closed;
  return lastDay === today ? LINE.closesToday : LINE.bookableUntil({ lastDay });
}

const triedText = ({ tried }: Pick<NotReached, "tried">): string =>
  tried.map(({ by, status }) => NOT_REACHED.tried[by][status === "sending" ? "queued" : status]).join(", ");

export const notReachedLine = (row: Pick<NotReached, "kind" | "at" | "tried">): string =>
  `${NOT_REACHED.kinds[row.kind]}, ${momentInTashkent(row.at)}: ${triedText(row) || NOT_REACHED.nothing}`;

export const departingGuests = (guests: number, bookings: number, held: number): string =>
  [DEPARTING.guests({ guests, bookings }), held > 0 && DEPARTURES.onlyHeld({ held })].filter(Boolean).join(", ");

export function figureChange(now: number, before: number): string {
  if (before === 0 || now === before) return "";
  const percent = Math.round((now / before - 1) * 100);
  return percent > 999 ? ` (${FIGURES.tenfold})` : ` (${percent < 0 ? "−" : "+"}${Math.abs(percent)}%)`;
}

/** Whole amounts show no hundredths. */
export const handedText = (minor: number, currency: string): string =>
  CHECK_IN.handed({ amount: amountText(minor).replace(/\D00$/, ""), currency });
