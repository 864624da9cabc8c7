import type { QuotedOption } from "../../../domain/pricing/options.ts";
import { optionsOrNone } from "../terms/price.ts";
import { count, day, money } from "../write.ts";
import { attentionText } from "./attention.ts";

const CHANGED_VALUES: Readonly<Record<string, (value: never) => string>> = {
  status: (status: string) => `it is ${status}`,
  check_in: (date: string) => `it departs on ${day(date)}`,
  guests: (guests: number) => `it is for ${count(guests, "guest")}`,
  options: (options: QuotedOption[]) => `its options are ${optionsOrNone(options)}`,
  total_cents: (cents: number) => `it costs ${money(cents)}`,
  paid_cents: (cents: number) => `${money(cents)} is paid`,
  refunded_cents: (cents: number) => `${money(cents)} is refunded`,
  attention_reason: (reason: string | null) =>
    reason ? `it needs attention: ${attentionText(reason)}` : "it needs no attention",
  customer_first_name: (name: string) => `the first name is ${name}`,
  customer_last_name: (name: string) => `the last name is ${name}`,
  customer_email: (email: string) => `the email is ${email}`,
  customer_phone: (phone: string) => `the phone is ${phone}`,
};

export function changedText(now: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(now).flatMap(([name, value]) => CHANGED_VALUES[name]?.(value as never) ?? []);
  const changeText = words.length > 0 ? `: now ${words.join(", ")}` : "";
  return `Someone has changed this booking${changeText}. Nothing was done. Please check it again.`;
}
