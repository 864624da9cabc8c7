import { count, money } from "../write.ts";

const ACCOUNTS: Partial<Record<string, string>> = {
  receivable: "Owed by travelers",
  revenue: "Revenue",
  fees: "Taxes and fees",
  provider: "Payment provider",
  cash: "Cash",
  bank: "Bank",
  refunds_due: "Refunds due",
  credit: "Gift cards",
  goodwill: "Goodwill",
  exchange: "Exchange",
  refunded_twice: "Refunded twice, to recover",
};

export const BOOKS_TEXTS = {
  lead: "Every movement of money by month (Tashkent time). A balance is debits minus credits.",
  month: "Month",
  csv: "Download ledger",
  vouchers: "Download voucher register",
  columns: ["Account", "Opening", "Debit", "Credit", "Closing"],
  accounts: (month: string) => `Accounts in ${month}`,
  account: (account: string) => ACCOUNTS[account] ?? account,
  amount: (cents: number, currency: string) =>
    currency === "USD" ? money(cents) : `${money(cents).replace("$", "")} ${currency}`,
  lines: (lines: number, closed: boolean) =>
    `${count(lines, "line")}${closed ? ", the month is closed." : " so far, the month is not over."}`,
};

export const CHANNEL_BOOKINGS = {
  title: (month: string) => `Sold through channels, departing in ${month}`,
  lead: "The books contain whole prices. The commission is a cost of yours: the channel keeps it, or invoices it.",
  columns: ["Channel", "Bookings", "Price", "Commission", "Price without it", "Not paid yet"],
};

export const RATES = {
  title: "Other currencies",
  lead: "Today's value of one dollar. Travelers can see it beside prices, with its date. If the payment provider charges another currency, it charges at this rate. Rates older than 30 days are neither shown nor charged.",
  label: (currency: string) => `${currency} per dollar`,
  of: (day: string) => `Rate of ${day}`,
  unknown: "No rate yet",
  wrong: "A number above 0 and below 1,000,000, such as 12500.5, in at least one field.",
  save: "Save rates",
  saved: "Rates saved",
  notSaved: "Rates not saved",
};
