import { money } from "../../../../src/domain/words/money.ts";
import type { Letter } from "./layout.ts";

const labels: [field: string, label: string][] = [
  ["name", "Name"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["subject", "Subject"],
  ["start_date", "From"],
  ["end_date", "To"],
  ["cities", "Cities"],
  ["guests", "Guests"],
  ["wishes", "Wishes"],
  ["message", "Message"],
];

const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** What somebody typed into a form, for the operator. */
export const formLetter = (kind: "trip_request" | "contact_message", form: Record<string, unknown>): Letter => {
  const title = kind === "trip_request" ? "New custom trip request" : "New message from the contact form";
  const budget = Number(form.budget_cents ?? 0);
  return {
    subject: `${title}: ${wordsOf(form.name)}`,
    title,
    paragraphs: ["Reply to the address below. You'll also find this at the desk."],
    facts: [
      ...labels.map(([field, label]): [string, string] => [label, wordsOf(form[field])]).filter(([, value]) => value),
      ...(budget > 0 ? [["Budget", money(budget)] as [string, string]] : []),
    ],
  };
};
