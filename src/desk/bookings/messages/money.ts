import type { AccountBalance } from "../../../domain/payment/statement.ts";
import { cancelSentence } from "../../../domain/payment/move-words.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { leftCents, refundFigures, type RefundStanding } from "../../../domain/desk/payments/refund-figures.ts";
import { goesBack, isByHand, type PartBack, partsBack } from "../../../domain/payment/ways.ts";
import { day, money } from "../../../domain/words.ts";

export const RECORD = {
  act: "Record money",
  title: "Record money that came in",
  lead: "Only what you have in hand or see on the bank's statement. Kept with your name and the time.",
  method: "How it came in",
  currency: "Currency",
  amount: (currency: string) => `Amount (${currency})`,
  rate: (currency: string) => `${currency} for a dollar`,
  rateHint: "The newest rate; change it to the one you used.",
  note: "Note (optional)",
  save: "Record it",
  back: "Back",
  done: "Recorded",
  doneStray: "Recorded; a part of it is to be given back",
};

type Owing = Pick<BookingDetail, "status" | "owed_cents" | "customer_email" | "balance_due_on">;

const tellsReceipt = (email: string) => `${email} gets an email with the receipt.`;

/** What recording so much will do, and who is told: said before. */
export function recordWords(cents: number, { status, owed_cents, customer_email, balance_due_on }: Owing): string[] {
  if (status === "expired")
    return [
      "The hold is over: if there are seats left the booking is confirmed, else it is flagged and the money is to be given back.",
      `${customer_email} is told by email either way.`,
    ];
  if (status !== "pending" && status !== "confirmed")
    return [
      `This booking is ${status}: all of ${money(cents)} is flagged, to be given back.`,
      `${customer_email} is told by email.`,
    ];
  const rest = owed_cents - cents;
  const by = balance_due_on ? ` by ${day(balance_due_on)}` : "";
  const settles =
    rest > 0
      ? `${money(rest)} is then still to pay${by}.`
      : rest === 0
        ? "The booking is then paid in full."
        : `${money(-rest)} is more than is owed: it is flagged, to be given back, and the traveler is told so.`;
  return [...(status === "pending" ? ["Confirms the booking."] : []), settles, tellsReceipt(customer_email)];
}

export const VOID = {
  label: "Recorded by mistake",
  title: "Take back what was recorded by mistake?",
  text: "It never came in: a counter entry takes it out of the books, and the booking owes it again. The row stays, with your reason. The traveler is told by email, with a document that takes the receipt back.",
  act: "Take it back",
  done: "Taken back",
};

export const GIVE = {
  head: (cents: number, way: string) => `To be given back by hand: ${money(cents)} ${way}`,
  label: (cents: number) => `Mark ${money(cents)} as given`,
  title: (cents: number) => `Was ${money(cents)} given back?`,
  text: "Only once it is in their hands or on its way from the bank. Stored with your name and the time; a document of the refund is made.",
  act: "Yes, it was given",
  done: "Marked as given",
  by: (who: string, when: string) => `Given by ${who}, ${when}`,
};

/** Of a refund that the provider refused: it stays promised until it is sent. */
export const UNSENT = {
  send: "Send it again",
  sendTitle: (cents: number) => `Send ${money(cents)} again?`,
  sendText: "The provider is asked once more, within a minute. The booking stays flagged until the money has gone.",
  sending: "The refund is on its way again",
  give: (cents: number) => `Mark ${money(cents)} as given in cash`,
  giveText:
    "Only once it is in their hands: it is taken out of the cash drawer, and the provider is not asked again. Kept with your name and the time.",
};

export const RECORDED = {
  who: (who: string | null | undefined) => (who ? `Recorded by ${who}` : null),
  by: (way: string, who: string, note: string | null) => `${way}, recorded by ${who}${note ? `: ${note}` : ""}`,
  stillToPay: (owed_cents: number, due: string | null) =>
    due ? `${money(owed_cents)} by ${day(due)}` : money(owed_cents),
};

const HANDS = " What doesn't go to a card you give yourself, then mark it here as given.";

/** Which way a refund goes, said before it is promised; in the third person, as it is not the traveler who reads it. */
export const goesBackText = (cents: number, parts: readonly PartBack[]): string =>
  cents === 0 ? "" : `${goesBack(cents, parts).replaceAll(" you paid with", "")}.${parts.some(isByHand) ? HANDS : ""}`;

type Refunded = { status: string; standing: RefundStanding };

/** Which way a refund goes, and what cancelling brings today and after it. */
export function refundOutlookText({ status, standing }: Refunded, cents: number, today: string): string {
  const way = goesBackText(cents, partsBack(standing.ways, cents, true));
  if (status !== "confirmed") return way;
  if (cents === leftCents(standing)) return `${way} The booking ends and its seats are released.`;
  return `${way} ${cancelSentence(refundFigures(standing, cents, today), "refund")}`;
}

export const STATEMENT = {
  title: "Statement",
  standing: ({ owed, promised }: AccountBalance) => {
    const lines = [
      owed > 0 && `The traveler owes ${money(owed)}.`,
      owed < 0 && `We owe the traveler ${money(-owed)}.`,
      promised > 0 && `${money(promised)} is on its way back.`,
    ].filter(Boolean);
    return lines.length > 0 ? lines.join(" ") : "Settled: nothing is owed on either side.";
  },
};
