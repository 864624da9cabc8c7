import type { Kind, ColumnRole } from "../../../domain/desk/payments/settlement/columns.ts";
import type { Difference } from "../../../domain/desk/payments/settlement/reconcile.ts";
import { count } from "../../../domain/words.ts";

const grouped = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Money of any currency, as the file tells it. */
export const amountIn = (cents: number, currency: string): string => `${grouped(cents)} ${currency}`;

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
  refund: "Given back",
  unpaid: "Not paid",
  other: "Not a payment",
};

const DIFFERENCE_NAMES: Record<Difference, string> = {
  amount: "Another amount",
  currency: "Another currency",
  state: "Another state",
  refunded: "Another refund",
  twice: "Charged twice",
};

const UNREAD: Record<string, string> = {
  too_large: "This file has more than 20 MB. Please export a shorter period.",
  spreadsheet: "This is a workbook. Please save it as CSV in your spreadsheet program, then drop that file.",
  no_table: "There is no table in this file: a heading and at least one line below it.",
  unreadable: "This file could not be read. Please choose it again.",
  too_many_payments: "There are more than 10,000 payments in these days. Please export a shorter period.",
};

export const RECONCILIATION = {
  lead: "Compare the provider's settlement file with your payments. The file stays in this browser: only the payments of its days are asked for.",
  back: "Payments",
  drop: "Drop the CSV file here, or choose it",
  choose: "Choose a file",
  unread: (code: string) => UNREAD[code],
  file: (name: string, lines: number) => `${name}: ${count(lines, "line")}`,

  columns: "Which column is which?",
  columnsNote: "Said once: files with the same heading are known from then on, on this device.",
  role: (role: ColumnRole) => ROLE_NAMES[role],
  none: "Not in the file",
  example: (values: readonly string[]) =>
    values.length > 0 ? `Such as ${values.join(", ")}` : "Empty in the first lines",
  decimal: "Amounts are written",
  decimals: { ".": "1,234.56", ",": "1 234,56" },
  currency: "All amounts are in",
  words: "What do its words say?",
  empty: "(empty)",
  kind: (kind: Kind) => KIND_NAMES[kind],
  incomplete: "Say at least which column is a payment's ID and which is the amount.",
  days: "The file's days",
  from: "From",
  to: "To, that day included",
  around: "Look this many days around them",
  aroundNote: "Where the provider settles later than people pay",
  go: "Reconcile",
  reading: (rows: number) => `${count(rows, "payment")} read…`,
  noDays: "No day could be read in this file. Please say which days it tells of.",

  asOf: (time: string) => `As of ${time} in Tashkent`,
  matched: "Matched",
  different: "Different",
  unknown: "Missing with us",
  missing: "Missing with them",
  others: (lines: number) =>
    `${count(lines, "line names no payment and was", "lines name no payment and were")} left aside: sums, fees, payouts.`,
  all: "Everything in the file is with us, and all of ours is in the file.",
  lines: (title: string) => `${title}, line by line`,
  totals: "Totals of the file",
  totalsHead: ["Currency", "Paid", "Given back", "Fee", "Left", "Lines"],
  differentNote: "Known to both, but not told alike.",
  differentHead: ["Payment", "What", "In the file", "With us", "Lines"],
  unknownNote:
    "In the file, but no payment of ours has this ID in these days. If it was paid long before, look more days around.",
  unknownHead: ["ID in the file", "Day", "Paid", "Given back", "Lines"],
  missingNote:
    "Paid or given back with us in these days, and not in the file. At the edge of the period it may stand in the next file.",
  missingHead: ["Payment", "Paid", "Amount", "State"],
  who: (title: string, name: string) => `${title}, ${name}`,
  is: (difference: Difference) => DIFFERENCE_NAMES[difference],
  givenBack: (amount: string) => `${amount} given back`,
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
    "Given back in the file",
    "Currency",
    "With us",
    "Given back with us",
    "State with us",
    "Lines of the file",
  ],
  again: "Another file",
  change: "Change columns",
};
