import { changesOf } from "../../../domain/desk/settings/audit-changes.ts";
import {
  auditDetails,
  type AuditedAction,
  type AuditDetailName,
  bookingChangeOf,
  capital,
  detailText,
} from "../../../domain/desk/settings/audit.ts";
import { day } from "../write.ts";
import { centsWords, fieldChangeText } from "./audit-fields.ts";
import { changeNews } from "./letters.ts";

const AUDIT_LINES: Record<AuditDetailName, (value: unknown) => string> = {
  difference_cents: (cents) => `Разница: ${centsWords(cents)}`,
  back_cents: (cents) => `Возвращено: ${centsWords(cents)}`,
  refund_cents: (cents) => `Возврат: ${centsWords(cents)}`,
  kept_cents: (cents) => `Удержано: ${centsWords(cents)}`,
  cancel_before_cents: (cents) => `Возврат при отмене прежде: ${centsWords(cents)}`,
  cancel_after_cents: (cents) => `Возврат при отмене теперь: ${centsWords(cents)}`,
  waived: () => "Сбор за отмену не взят.",
  handed_over: (money) => `Передано: ${detailText(money)}`,
  due_on: (date) => `Срок ${day(detailText(date))}`,
  note: (note) => `Заметка: ${detailText(note)}`,
  words: detailText,
  reason: (reason) => `Причина: ${detailText(reason)}`,
};

export function auditLines(entry: AuditedAction): string[] {
  const changes = changesOf(entry.details);
  const change = bookingChangeOf(entry);
  return [
    ...(changes.length > 1 ? changes.map((one) => `${capital(fieldChangeText(...one))}.`) : []),
    ...(change ? changeNews(change) : []),
    ...auditDetails(entry.details).map(([line, value]) => AUDIT_LINES[line](value)),
  ];
}
