import type { DeskGiftCard } from "../../../domain/desk/payments/gift-card-form.ts";
import { money } from "../../../domain/words.ts";

const SOLD_FOR = { cash: "sold for cash", bank_transfer: "sold by bank transfer", given: "given" };

function giveBack({ sold_for, left_cents }: DeskGiftCard): string {
  if (left_cents === 0) return "Nothing is left of it, so nothing is given back.";
  if (sold_for === null) return `The ${money(left_cents)} left were given and are taken back.`;
  const how = sold_for === "cash" ? "in cash" : "by bank transfer";
  return `Give the ${money(left_cents)} left back ${how}: they leave the books with this.`;
}

export const GIFT_CARDS = {
  lead: "Credit that was sold or given and pays for trips. What is left of each card comes from the ledger.",
  label: "Gift cards",
  empty: { title: "No gift cards yet", text: "Make the first one: sold, or given out of goodwill." },
  none: { title: "No such gift card", text: "Nothing matches what you are looking for." },
  within: "Code, name, email",
  states: { "": "All", active: "Active", used_up: "Used up", over: "No longer valid", voided: "Voided" },
  add: "New gift card",
  amount: "Worth ($)",
  soldFor: "Paid for",
  waysToPay: [
    { value: "cash", label: "In cash" },
    { value: "bank_transfer", label: "By bank transfer" },
    { value: "given", label: "Not paid for: a gift of ours" },
  ],
  toName: "For",
  toAddress: "Their email (optional)",
  toAddressHint: "The card is emailed there. Without one, you hand over the code yourself.",
  until: "Last day (optional)",
  make: "Make the card",
  made: "Gift card made",
  code: (mailed: string | null) =>
    mailed === null
      ? "Write the code down or print it for whom it is for. Whoever has it can use it."
      : `The code is on its way to ${mailed}. Whoever has it can use it.`,
  done: "Done",
  columns: {
    code: "Code",
    for: "For",
    email: "Email",
    left: "Left",
    worth: "Worth",
    how: "How",
    until: "Until",
    made: "Made",
    status: "Status",
    papers: "Receipts",
    act: "Change",
  },
  how: ({ sold_for }: DeskGiftCard): string => SOLD_FOR[sold_for ?? "given"],
  madeBy: ({ made_by, void_reason }: DeskGiftCard): string | null =>
    void_reason ? `Made by ${made_by}. Voided: ${void_reason}` : null,
  void: "Void",
  voidOf: (code: string) => `Void ${code}`,
  voidText: (card: DeskGiftCard): string => `It pays for nothing any more. ${giveBack(card)}`,
  voided: "Gift card voided",
  notPrinted: "The document could not be opened",
  canVoid: ({ state, left_cents }: DeskGiftCard): boolean => state !== "voided" || left_cents > 0,
};
