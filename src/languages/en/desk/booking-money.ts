import type { AccountBalance } from "../../../domain/payment/statement.ts";
import { cancelSentence } from "../payment/moves.ts";
import { refundPartsText } from "../payment/refund-route.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { leftCents, refundFigures, type RefundStanding } from "../../../domain/desk/payments/refund-figures.ts";
import { isByHand, type RefundPart, refundPartsFor } from "../../../domain/payment/payment-ways.ts";
import { day, money } from "../write.ts";
import { NO_EMAIL } from "./booking-changes.ts";

export const RECORD_MONEY = {
  act: "Record money",
  title: "Record money received",
  lead: "Only money you hold or see on the bank statement. Saved with your name and the time.",
  method: "Paid by",
  currency: "Currency",
  amount: (currency: string) => `Amount (${currency})`,
  rate: (currency: string) => `${currency} per dollar`,
  rateHint: "The newest rate; change it to the one you used.",
  note: "Note (optional)",
  save: "Record",
  back: "Back",
  done: "Recorded",
  doneStray: "Recorded; part of it must be refunded",
};

type Owing = Pick<BookingDetail, "status" | "owed_cents" | "customer_email" | "balance_due_on">;

const mailed = (email: string, about = "") => (email ? `${email} gets an email${about}.` : NO_EMAIL);
const tellsReceipt = (email: string) => mailed(email, " with the receipt");

export function recordSentences(
  cents: number,
  { status, owed_cents, customer_email, balance_due_on }: Owing,
): string[] {
  if (status === "expired")
    return [
      "The hold has ended: if seats are left, the booking is confirmed; otherwise it is flagged and the money must be refunded.",
      mailed(customer_email, " either way"),
    ];
  if (status !== "pending" && status !== "confirmed")
    return [`This booking is ${status}: all of ${money(cents)} is flagged for a refund.`, mailed(customer_email)];
  const rest = owed_cents - cents;
  const by = balance_due_on ? ` by ${day(balance_due_on)}` : "";
  const settles =
    rest > 0
      ? `${money(rest)} is still to pay${by}.`
      : rest === 0
        ? "The booking is then paid in full."
        : `${money(-rest)} is more than is owed: it is flagged for a refund, and the traveler gets an email.`;
  return [...(status === "pending" ? ["Confirms the booking."] : []), settles, tellsReceipt(customer_email)];
}

export const VOID_PAYMENT = {
  label: "Recorded by mistake",
  title: "Reverse this payment?",
  text: "Use this if the money never arrived: a counter entry removes it from the books, and the booking owes it again. The row stays, with your reason. The traveler gets an email with a document that voids the receipt.",
  act: "Reverse payment",
  done: "Payment reversed",
};

export const GIVE = {
  head: (cents: number, way: string) => `To refund by hand: ${money(cents)} ${way}`,
  label: (cents: number) => `Mark ${money(cents)} as refunded`,
  title: (cents: number) => `Did you refund ${money(cents)}?`,
  text: "Only once the traveler has it or the bank has sent it. Saved with your name and the time; a refund document is made.",
  act: "Yes, refunded",
  done: "Marked as refunded",
  by: (who: string, when: string) => `Refunded by ${who}, ${when}`,
};

export const UNSENT = {
  send: "Send it again",
  sendTitle: (cents: number) => `Send ${money(cents)} again?`,
  sendText: "We ask the provider again within a minute. The booking stays flagged until the refund is sent.",
  sending: "Refund queued again",
  give: (cents: number) => `Mark ${money(cents)} as refunded in cash`,
  giveText:
    "Only once the traveler has it: it is taken from the cash drawer, and the provider is not asked again. Saved with your name and the time.",
};

export const TWICE = {
  head: (cents: number) => `Refunded twice: the provider sent ${money(cents)} too`,
  title: (cents: number) => `Settle ${money(cents)} that was refunded twice?`,
  cash: "Returned in cash",
  cashText: "The traveler returned it in cash: it goes into the cash drawer, and a receipt is made.",
  transfer: "Returned by transfer",
  transferText: "The traveler's transfer is on the bank statement: it goes into the bank, and a receipt is made.",
  waive: "Let the traveler keep it",
  waiveText: "The amount becomes goodwill in the books, and nobody is asked for it again.",
  done: "Double refund settled",
};

export const RECORDED = {
  who: (who: string | null | undefined) => (who ? `Recorded by ${who}` : null),
  by: (way: string, who: string, note: string | null) => `${way}, recorded by ${who}${note ? `: ${note}` : ""}`,
  stillToPay: (owed_cents: number, due: string | null) =>
    due ? `${money(owed_cents)} by ${day(due)}` : money(owed_cents),
};

const HANDS = " Refund yourself any part that doesn't go to a card, then mark it here.";

export const refundTargetText = (cents: number, parts: readonly RefundPart[]): string =>
  cents === 0
    ? ""
    : `${refundPartsText(cents, parts).replaceAll(" you paid with", "")}.${parts.some(isByHand) ? HANDS : ""}`;

type Refunded = { status: string; standing: RefundStanding };

export function refundOutlookText({ status, standing }: Refunded, cents: number, today: string): string {
  const way = refundTargetText(cents, refundPartsFor(standing.ways, cents, true));
  if (status !== "confirmed") return way;
  if (cents === leftCents(standing)) return `${way} The booking ends and its seats are released.`;
  return `${way} ${cancelSentence(refundFigures(standing, cents, today), "refund")}`;
}

export const STATEMENT = {
  title: "Statement",
  standing: ({ owed, promised, twice }: AccountBalance) => {
    const lines = [
      owed > 0 && `The traveler owes ${money(owed)}.`,
      owed < 0 && `We owe the traveler ${money(-owed)}.`,
      promised > 0 && `${money(promised)} refund on its way.`,
      twice > 0 && `The traveler was refunded ${money(twice)} twice and has not returned it.`,
    ].filter(Boolean);
    return lines.length > 0 ? lines.join(" ") : "Settled: nothing is owed on either side.";
  },
};
