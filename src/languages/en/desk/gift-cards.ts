import type { DeskGiftCard } from "../../../domain/desk/payments/gift-card-form.ts";
import { money } from "../write.ts";

const SALE_WAYS = {
  cash: "sold for cash",
  bank_transfer: "sold by bank transfer",
  given: "a gift",
  provider: "sold online",
};

function returnText({ sold_for, left_cents }: DeskGiftCard): string {
  if (left_cents === 0) return "Its balance is zero, so there is nothing to refund.";
  if (sold_for === "provider")
    return `Refund the remaining ${money(left_cents)} in the payment provider's dashboard: only then does the money leave the books.`;
  if (sold_for === null) return `The remaining ${money(left_cents)} was a gift and is withdrawn.`;
  const returnWay = sold_for === "cash" ? "in cash" : "by bank transfer";
  return `Refund the remaining ${money(left_cents)} ${returnWay}: this removes it from the books.`;
}

export const GIFT_CARDS = {
  lead: "Prepaid credit, sold or given, that pays for trips. Balances come from the ledger.",
  label: "Gift cards",
  empty: { title: "No gift cards yet", text: "Make the first one: sold, or given as a gift." },
  within: "Code, name, email",
  states: { "": "All", active: "Active", used_up: "Used up", over: "No longer valid", voided: "Voided" },
  add: "New gift card",
  amount: "Value ($)",
  soldFor: "Paid for",
  waysToPay: [
    { value: "cash", label: "In cash" },
    { value: "bank_transfer", label: "By bank transfer" },
    { value: "given", label: "Not paid: a gift from us" },
  ],
  toName: "For",
  toAddress: "Their email (optional)",
  toAddressHint: "The card is emailed there. Without one, you hand over the code yourself.",
  until: "Last day (optional)",
  make: "Make the card",
  made: "Gift card made",
  code: (mailed: string | null) =>
    mailed === null
      ? "Write the code down or print it for the recipient. Anyone with it can use it."
      : `The code is on its way to ${mailed}. Anyone with it can use it.`,
  done: "Done",
  columns: {
    code: "Code",
    for: "For",
    email: "Email",
    left: "Balance",
    worth: "Value",
    how: "Paid by",
    until: "Until",
    made: "Made",
    status: "Status",
    papers: "Receipts",
    act: "Change",
  },
  how: ({ sold_for }: DeskGiftCard): string => SALE_WAYS[sold_for ?? "given"],
  madeBy: ({ made_by, void_reason }: DeskGiftCard): string | null =>
    void_reason ? `Made by ${made_by}. Voided: ${void_reason}` : null,
  void: "Void",
  voidOf: (code: string) => `Void ${code}`,
  voidText: (card: DeskGiftCard): string => `It can no longer be used. ${returnText(card)}`,
  voided: "Gift card voided",
  notPrinted: "The document could not be opened",
};
