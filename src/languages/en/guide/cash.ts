import { clockInTashkent, day, exact, money } from "../write.ts";

export const GUIDE_CASH = {
  title: "Cash",
  take: "Take cash",
  owed: (cents: number, due: string | null) =>
    `${money(cents)} is still to pay${due === null ? "" : `, due ${day(due)}`}.`,
  currency: "In",
  currencies: { USD: "Dollars", UZS: "Som" },
  amount: "Amount",
  rate: (perDollar: number, since: string) => `1 dollar is ${exact(perDollar)} som (rate of ${day(since)}).`,
  comesTo: (cents: number) => `That is ${money(cents)}.`,
  record: (amount: string) => `Record ${amount}`,
  som: (amount: number, cents: number) => `${exact(amount)} som (${money(cents)})`,
  problems: {
    amount: "Type an amount, such as 120 or 1,500,000.",
    too_much: "That is more than is owed. Return the rest.",
    cash_ceiling:
      "With this, the cash for this booking is more than the law allows for one sale. Take less, and ask for the rest by card or transfer.",
    no_rate: "This phone has no exchange rate for som. Take dollars, or ask the operator.",
  },
  receipt: "Receipt",
  receiptHow: "The traveler scans this with a phone camera and saves it with the trip. It works offline.",
  receiptCode: (amount: string) => `Receipt for ${amount} to scan`,
  show: "Show the receipt",
  hide: "Hide the receipt",
  taken: (amount: string, instant: string, guide: string) =>
    `${amount} at ${clockInTashkent(Date.parse(instant))} to ${guide}`,
  states: {
    waiting: "sent to the operator, not in the books yet",
    recorded: "in the books",
    voided: "removed from the books by the operator",
    rejected: "rejected by the operator: ask them why",
  },
};
