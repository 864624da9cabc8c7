import { type FormKind } from "../../../../src/domain/outbox/form-kinds.ts";
import { count, money } from "../../../../src/languages/en/write.ts";
import type { MailContent } from "./layout.ts";
import { FORM_KINDS } from "../../../../src/languages/en/desk/form-kinds.ts";

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

export const formMail = (kind: FormKind, form: Record<string, unknown>): MailContent => {
  const title = FORM_KINDS[kind].mail;
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

export const digestMail = (payload: Record<string, unknown>, siteUrl: string): MailContent => {
  const title = `${count(Number(payload.count ?? 1), "more message")} at the desk`;
  return {
    subject: title,
    title,
    paragraphs: [
      "Many messages arrived within a short time, so these were not mailed one by one. You'll find them all at the desk.",
    ],
    facts: [],
    button: { label: "Open the messages", url: `${new URL(siteUrl).origin}/admin/requests` },
  };
};
