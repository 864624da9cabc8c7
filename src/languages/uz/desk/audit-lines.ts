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
  difference_cents: (cents) => `Farq: ${centsWords(cents)}`,
  back_cents: (cents) => `Qaytarildi: ${centsWords(cents)}`,
  refund_cents: (cents) => `Qaytariladi: ${centsWords(cents)}`,
  kept_cents: (cents) => `Ushlab qolindi: ${centsWords(cents)}`,
  cancel_before_cents: (cents) => `Bekor qilinsa qaytar edi: ${centsWords(cents)}`,
  cancel_after_cents: (cents) => `Endi bekor qilinsa qaytadi: ${centsWords(cents)}`,
  waived: () => "Bekor qilish yigʻimi olinmadi.",
  handed_over: (money) => `Berildi: ${detailText(money)}`,
  due_on: (date) => `Muddati ${day(detailText(date))}`,
  note: (note) => `Izoh: ${detailText(note)}`,
  words: detailText,
  reason: (reason) => `Sabab: ${detailText(reason)}`,
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
