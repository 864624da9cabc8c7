import type { DeskCode } from "../../../domain/desk/payments/code-form.ts";
import { count, day, money } from "../write.ts";

const validityTexts = ({ valid_from, valid_until }: DeskCode): string[] => [
  ...(valid_from ? [`from ${day(valid_from)}`] : []),
  ...(valid_until ? [`until ${day(valid_until)}`] : []),
];

export const CODES = {
  lead: "Codes travelers enter to pay less. A used code stays on the bookings it was used for.",
  label: "Codes",
  empty: { title: "No codes yet", text: "Add the first one: a percentage or an amount off." },
  columns: { code: "Code", off: "Discount", uses: "Used", terms: "Terms", status: "Status" },
  add: "Add code",
  edit: (code: string) => `Change ${code}`,
  code: "Code",
  kind: "Discount",
  kinds: [
    { value: "percent", label: "A percentage" },
    { value: "amount", label: "An amount" },
  ],
  off: { percent: "Percent", amount: "Amount ($)" },
  from: "First day (optional)",
  until: "Last day (optional)",
  only: "Only for",
  all: "All trips",
  another: "Add a trip",
  unknown: "A trip that is no longer offered",
  remove: (title: string) => `Remove ${title}`,
  limit: "Maximum uses (optional)",
  once: "Once per email address",
  active: "Active: can be used",
  save: "Save",
  saved: "Code saved",
  off_words: ({ percent, amount_cents }: DeskCode): string =>
    `${percent === null ? money(amount_cents ?? 0) : `${percent}%`} off`,
  uses: ({ uses, use_limit }: DeskCode): string =>
    use_limit === null ? `used ${count(uses, "time")}` : `used ${uses} of ${count(use_limit, "time")}`,
  terms: (code: DeskCode): string =>
    [
      ...validityTexts(code),
      code.item_ids ? `for ${count(code.item_ids.length, "trip")}` : "",
      code.once_per_email ? "once per email address" : "",
    ]
      .filter(Boolean)
      .join(", "),
};
