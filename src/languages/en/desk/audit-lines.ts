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
  difference_cents: (cents) => `Difference: ${centsWords(cents)}`,
  back_cents: (cents) => `Refunded: ${centsWords(cents)}`,
  refund_cents: (cents) => `Refund: ${centsWords(cents)}`,
  kept_cents: (cents) => `Kept: ${centsWords(cents)}`,
  cancel_before_cents: (cents) => `Refund on cancelling before: ${centsWords(cents)}`,
  cancel_after_cents: (cents) => `Refund on cancelling after: ${centsWords(cents)}`,
  waived: () => "The cancellation fee was waived.",
  handed_over: (money) => `Handed over: ${detailText(money)}`,
  due_on: (date) => `Due by ${day(detailText(date))}`,
  note: (note) => `Note: ${detailText(note)}`,
  words: detailText,
  reason: (reason) => `Reason: ${detailText(reason)}`,
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
