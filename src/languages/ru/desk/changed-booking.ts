import type { QuotedOption } from "../../../domain/pricing/options.ts";
import { optionsOrNone } from "../terms/price.ts";
import { day, money } from "../write.ts";
import { attentionText } from "./attention.ts";
import { statusWords } from "./names.ts";

const CHANGED_VALUES: Readonly<Record<string, (value: never) => string>> = {
  status: (status: string) => `статус: ${statusWords(status).toLowerCase()}`,
  check_in: (date: string) => `выезд ${day(date)}`,
  guests: (guests: number) => `гостей: ${guests}`,
  options: (options: QuotedOption[]) => `опции: ${optionsOrNone(options)}`,
  total_cents: (cents: number) => `цена ${money(cents)}`,
  paid_cents: (cents: number) => `оплачено ${money(cents)}`,
  refunded_cents: (cents: number) => `возвращено ${money(cents)}`,
  attention_reason: (reason: string | null) =>
    reason ? `требует внимания: ${attentionText(reason)}` : "внимания не требует",
  customer_first_name: (name: string) => `имя: ${name}`,
  customer_last_name: (name: string) => `фамилия: ${name}`,
  customer_email: (email: string) => `эл. почта: ${email}`,
  customer_phone: (phone: string) => `телефон: ${phone}`,
};

export function changedText(now: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(now).flatMap(([name, value]) => CHANGED_VALUES[name]?.(value as never) ?? []);
  const changeText = words.length > 0 ? `. Сейчас — ${words.join(", ")}` : "";
  return `Кто-то изменил эту бронь${changeText}. Ничего не сделано. Проверьте её ещё раз.`;
}
