import * as v from "valibot";
import { type Change, changeSchema } from "../bookings/booking-change.ts";

export type AuditDetails = Readonly<Record<string, unknown>>;
export type AuditedAction = { entity: string; action: string; details: AuditDetails; actor_email: string | null };

const AUDIT_LINES = [
  "difference_cents",
  "back_cents",
  "refund_cents",
  "kept_cents",
  "cancel_before_cents",
  "cancel_after_cents",
  "waived",
  "handed_over",
  "due_on",
  "note",
  "words",
  "reason",
] as const;
export type AuditDetailName = (typeof AUDIT_LINES)[number];

/** Cancelling afterwards may refund nothing, which is worth a line. */
export const auditDetails = (details: AuditDetails): [line: AuditDetailName, value: unknown][] =>
  AUDIT_LINES.filter((line) => (line === "cancel_after_cents" ? line in details : details[line])).map((line) => [
    line,
    details[line],
  ]);

export function bookingChangeOf({ entity, action, details }: AuditedAction): Change | null {
  if (entity !== "booking" || action !== "changed") return null;
  const parsed = v.safeParse(changeSchema, details);
  return parsed.success ? parsed.output : null;
}

export const detailText = (value: unknown): string => (typeof value === "string" ? value : "");

export const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
