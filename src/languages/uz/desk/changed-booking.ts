import type { QuotedOption } from "../../../domain/pricing/options.ts";
import { optionsOrNone } from "../terms/price.ts";
import { day, money } from "../write.ts";
import { attentionText } from "./attention.ts";
import { statusWords } from "./names.ts";

const CHANGED_VALUES: Readonly<Record<string, (value: never) => string>> = {
  status: (status: string) => `holati: ${statusWords(status).toLowerCase()}`,
  check_in: (date: string) => `joʻnash: ${day(date)}`,
  guests: (guests: number) => `mehmonlar: ${guests}`,
  options: (options: QuotedOption[]) => `qoʻshimcha xizmatlar: ${optionsOrNone(options)}`,
  total_cents: (cents: number) => `narxi ${money(cents)}`,
  paid_cents: (cents: number) => `toʻlangan ${money(cents)}`,
  refunded_cents: (cents: number) => `qaytarilgan ${money(cents)}`,
  attention_reason: (reason: string | null) =>
    reason ? `eʼtibor talab qiladi: ${attentionText(reason)}` : "eʼtibor talab qilmaydi",
  customer_first_name: (name: string) => `ism: ${name}`,
  customer_last_name: (name: string) => `familiya: ${name}`,
  customer_email: (email: string) => `e-pochta: ${email}`,
  customer_phone: (phone: string) => `telefon: ${phone}`,
};

export function changedText(now: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(now).flatMap(([name, value]) => CHANGED_VALUES[name]?.(value as never) ?? []);
  const changeText = words.length > 0 ? `, hozir: ${words.join(", ")}` : "";
  return `Bu bronni kimdir oʻzgartirgan${changeText}. Hech narsa qilinmadi. Uni yana tekshiring.`;
}
