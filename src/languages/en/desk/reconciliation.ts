import type { Kind, ColumnRole } from "../../../domain/desk/payments/settlement/columns.ts";
import type { Difference } from "../../../domain/desk/payments/settlement/reconcile.ts";
import { amountText, count } from "../write.ts";

export const amountIn = (cents: number, currency: string): string => `${amountText(cents)} ${currency}`;

const ROLE_NAMES: Record<ColumnRole, string> = {
  ours: "Our payment ID",
  theirs: "The provider's payment ID",
  parent: "A refund's payment ID",
  date: "Date",
  amount: "Amount",
  currency: "Currency",
  kind: "Kind or status",
  refunded: "Refunded so far",
  fee: "Fee",
};

const KIND_NAMES: Record<Kind, string> = {
  paid: "Paid",
  refund: "Refunded",
  unpaid: "Not paid",
  other: "Not a payment",
};

const DIFFERENCE_NAMES: Record<Difference, string> = {
  amount: "Amount differs",
  currency: "Currency differs",
  state: "State differs",
  refunded: "Refund differs",
  twice: "Charged twice",
};

const UNREAD_FILE_TEXTS: Record<string, string> = {
  too_large: "This file has more than 20 MB. Please export a shorter period.",
  spreadsheet: "This is a workbook. Please save it as CSV in your spreadsheet program, then drop that file.",
  no_table: "This file has no table: it needs a heading and at least one line below it.",
  unreadable: "This file could not be read. Please choose it again.",
  too_many_payments: "There are more than 10,000 payments in these days. Please export a shorter period.",
};

export const RECONCILIATION = {
  lead: "Compare the provider's settlement file with your payments. The file stays in this browser; only payments of its days are loaded.",
  back: "Payments",
  drop: "Drop the CSV file here, or choose it",
  choose: "Choose a file",
  unread: (code: string) => UNREAD_FILE_TEXTS[code],
  file: (name: string, lines: number) => `${name}: ${count(lines, "line")}`,

  columns: "Which column is which?",
  columnsNote: "You do this once: this device remembers files with the same heading.",
  role: (role: ColumnRole) => ROLE_NAMES[role],
  none: "Not in the file",
  example: (values: readonly string[]) =>
    values.length > 0 ? `For example ${values.join(", ")}` : "Empty in the first lines",
  decimal: "Amounts are written",
  decimals: { ".": "1,234.56", ",": "1 234,56" },
  currency: "All amounts are in",
  words: "What do its words mean?",
  empty: "(empty)",
  kind: (kind: Kind) => KIND_NAMES[kind],
  incomplete: "Choose at least the column of the payment ID and the column of the amount.",
  days: "The file's days",
  from: "From",
  to: "To, that day included",
  around: "Also check this many days before and after",
  aroundNote: "If the provider settles later than travelers pay",
  go: "Reconcile",
  reading: (rows: number) => `${count(rows, "payment")} read…`,
  noDays: "No dates could be read in this file. Please choose which days it covers.",

  asOf: (time: string) => `As of ${time} in Tashkent`,
  matched: "Matched",
  different: "Different",
  unknown: "Missing here",
  missing: "Missing in the file",
  others: (lines: number) =>
    `${count(lines, "line names no payment and was", "lines name no payment and were")} ignored: totals, fees, payouts.`,
  all: "The file and our payments match completely.",
  lines: (title: string) => `${title}, line by line`,
  totals: "Totals of the file",
  totalsHead: ["Currency", "Paid", "Refunded", "Fee", "Net", "Lines"],
  differentNote: "In both, but with different details.",
  differentHead: ["Payment", "What", "In the file", "Here", "Lines"],
  unknownNote:
    "In the file, but we have no payment with this ID in these days. If it was paid much earlier, check more days.",
  unknownHead: ["ID in the file", "Day", "Paid", "Refunded", "Lines"],
  missingNote:
    "Paid or refunded here in these days, but not in the file. Near the edge of the period it may be in the next file.",
  missingHead: ["Payment", "Paid", "Amount", "State"],
  who: (title: string, name: string) => `${title}, ${name}`,
  is: (difference: Difference) => DIFFERENCE_NAMES[difference],
  givenBack: (amount: string) => `${amount} refunded`,
  more: (rows: number) => `And ${count(rows, "more", "more")}: all of them are in the download.`,
  csv: "Download differences",
  csvHead: [
    "Found",
    "What",
    "Payment ID",
    "ID in the file",
    "Booking",
    "Name",
    "Trip",
    "In the file",
    "Refunded in the file",
    "Currency",
    "Here",
    "Refunded here",
    "State here",
    "Lines of the file",
  ],
  again: "Another file",
  change: "Change columns",
};
