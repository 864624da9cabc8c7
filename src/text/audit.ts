import * as desk from "#texts/desk.ts";
import * as mails from "#texts/mails.ts";
import * as payment from "#texts/payment.ts";
import * as terms from "#texts/terms.ts";
import { day, momentInTashkent, moneyShort } from "#texts/write.ts";
import { changesOf, isNothing, type ValueChange, valueWriter } from "../domain/desk/settings/audit-changes.ts";
import {
  auditDetails,
  type AuditDetails,
  type AuditedAction,
  bookingChangeOf,
  capital,
  detailText,
} from "../domain/desk/settings/audit-details.ts";
import { changeNews } from "./change-mails.ts";
import { fieldWords } from "./desk-catalogue.ts";
import { costKindText } from "./desk.ts";
import { methodWords } from "./payment.ts";

const { AUDIT_BY, AUDIT_CHANGES, AUDIT_NAMES, AUDIT_TERMS } = desk;

/** The screen puts the name of the record here, often as a link. */
const IT = "{it}";

/** All values that a text of an action may use. */
type AuditValues = {
  it: string;
  amount_cents: number;
  left_cents: number;
  guests: number;
  bookings: number;
  times: number;
  from_date: string;
  to_date: string;
  until: string;
  to: string;
  to_address: string;
  subject: string;
  guide: string;
  guide_name: string;
  method: string;
  cost_kind: string;
  role: string;
  language: string;
};
type Text<Values> = string | ((values: Values) => string);

const filled = <Values>(text: Text<Values>, values: Values): string => (typeof text === "string" ? text : text(values));

// A newer server may write entities, actions and fields that this version does not know.
const ACTIONS: Readonly<Record<string, Readonly<Record<string, Text<AuditValues>>>>> = desk.AUDIT_ACTIONS;
const FIELDS: Readonly<Record<string, string>> = desk.AUDIT_FIELDS;
const FIELD_OF: Readonly<Record<string, (values: { field: string; it: string }) => string>> = desk.AUDIT_FIELD_OF;
const SETTINGS: Readonly<Record<string, { label: string }>> = desk.TEXT_LABELS;
const LANGUAGES: Readonly<Record<string, string>> = desk.LANGUAGE_NAMES;
const LINES: Readonly<Record<string, Text<{ cents: number; text: string }>>> = desk.AUDIT_LINES;

const GROUPS: Readonly<Record<string, string>> = {
  destination: "item",
  tour: "item",
  package: "item",
  trip_request: "request",
  contact_message: "request",
};
const groupOf = (entity: string): string => GROUPS[entity] ?? entity;

/** An action has several texts if its details decide what happened. */
const VARIANTS: Readonly<Record<string, (details: AuditDetails) => string>> = {
  booked_by_hand: ({ guests }) => (guests ? "booked_by_hand_for" : "booked_by_hand"),
  confirmed: ({ was }) => (was === "confirmed" ? "confirmed_resolved" : "confirmed"),
  refunded_by_hand: ({ amount_cents }) => (amount_cents ? "refunded_by_hand" : "refunded_by_hand_unknown"),
  double_refund_settled: ({ method }) => (method ? "double_refund_settled" : "double_refund_waived"),
  changed: (details) => ("from_guests" in details || "from_options" in details ? "changed" : "moved"),
  guide_note_changed: ({ note }) => (note ? "guide_note_changed" : "guide_note_removed"),
  money_recorded: ({ guide }) => (guide ? "money_recorded_by_guide" : "money_recorded"),
};
/** With one changed field these name it, and its values. */
const NAME_A_FIELD = new Set(["updated", "saved", "guest_corrected", "role_changed", "rates_set"]);

/** Texts that are one of several of their action. */
export const auditVariants: readonly string[] = [
  "booked_by_hand_for",
  "confirmed_resolved",
  "refunded_by_hand_unknown",
  "double_refund_waived",
  "guide_note_removed",
  "money_recorded_by_guide",
];

const valueText = valueWriter({ ...desk.AUDIT_VALUES, money: moneyShort, day, moment: momentInTashkent });

const lowerFirst = (label: string) => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;

function fieldName(field: string): string {
  const { label } = SETTINGS[field] ?? fieldWords(field);
  return FIELDS[field] ?? (label === field ? field.replace(/_cents$/, "").replaceAll("_", " ") : lowerFirst(label));
}

function changeText(name: string, field: string, { from, to }: ValueChange): string {
  const [before, after] = [valueText(field, from), valueText(field, to)];
  if (field.endsWith("_id") || before === undefined || after === undefined)
    return AUDIT_CHANGES.hidden({ field: name });
  if (isNothing(to)) return AUDIT_CHANGES.removed({ field: name, before });
  return isNothing(from)
    ? AUDIT_CHANGES.set({ field: name, after })
    : AUDIT_CHANGES.replaced({ field: name, before, after });
}

function valuesOf(details: AuditDetails): AuditValues {
  const number = (name: string) => Number(details[name] ?? 0);
  const text = (name: string) => detailText(details[name]);
  const value = (name: string) => valueText("", details[name]) ?? "";
  const language = String(details["language"]);
  return {
    it: IT,
    amount_cents: number("amount_cents"),
    left_cents: number("left_cents"),
    guests: number("guests"),
    bookings: number("bookings"),
    times: Array.isArray(details["made"]) ? details["made"].length : 0,
    from_date: value("from_date"),
    to_date: value("to_date"),
    until: value("until"),
    to: text("to"),
    to_address: text("to_address") || AUDIT_NAMES.us,
    subject: text("subject"),
    guide: text("guide") ? AUDIT_NAMES.guideNamed({ name: text("guide") }) : AUDIT_NAMES.guide,
    guide_name: text("guide"),
    method: methodWords(payment, text("method")).toLowerCase(),
    cost_kind: costKindText(details["kind"]).toLowerCase(),
    role: details["role"] === "owner" ? AUDIT_NAMES.owner : AUDIT_NAMES.office,
    language: LANGUAGES[language] ?? language,
  };
}

function termsOf({ total_cents, list_cents, hold_until }: AuditDetails): string[] {
  const cents = { total_cents: Number(total_cents), list_cents: Number(list_cents ?? 0) };
  return [
    ...(total_cents ? [AUDIT_TERMS.of_list(cents)] : []),
    ...(hold_until ? [AUDIT_TERMS.held({ until: valueText("", hold_until) ?? "" })] : []),
  ];
}

function whatHappened({ entity, action, details }: AuditedAction): string {
  const [change, ...others] = changesOf(details);
  const nameOf = FIELD_OF[groupOf(entity)];
  if (nameOf && change && others.length === 0 && NAME_A_FIELD.has(action)) {
    const [field, values] = change;
    return changeText(nameOf({ field: fieldName(field), it: IT }), field, values);
  }
  const say = ACTIONS[groupOf(entity)]?.[VARIANTS[action]?.(details) ?? action];
  if (!say) return `${action} ${entity} ${IT}`.replaceAll("_", " ");
  const sentence = filled(say, valuesOf(details));
  return action === "booked_by_hand" ? [sentence, ...termsOf(details)].join(", ") : sentence;
}

export function auditSentence(entry: AuditedAction): string {
  const sentence = whatHappened(entry);
  if (entry.details["by"] === "traveler") return capital(AUDIT_BY.traveler({ sentence }));
  const email = entry.actor_email;
  return capital(email ? AUDIT_BY.person({ sentence, email }) : AUDIT_BY.system({ sentence }));
}

function detailLine(name: string, value: unknown): string {
  const text = detailText(value);
  return filled(LINES[name] ?? text, { cents: Number(value ?? 0), text });
}

export function auditLines(entry: AuditedAction): string[] {
  const changes = changesOf(entry.details);
  const change = bookingChangeOf(entry);
  return [
    ...(changes.length > 1
      ? changes.map(([field, values]) => `${capital(changeText(fieldName(field), field, values))}.`)
      : []),
    ...(change ? changeNews({ mails, terms }, change) : []),
    ...auditDetails(entry.details).map(([name, value]) => detailLine(name, value)),
  ];
}
