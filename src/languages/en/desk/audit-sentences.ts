import { changesOf } from "../../../domain/desk/settings/audit-changes.ts";
import { type AuditDetails, type AuditedAction, capital, detailText } from "../../../domain/desk/settings/audit.ts";
import { methodWords } from "../payment/methods.ts";
import { count } from "../write.ts";
import { centsWords, fieldChangeText, valueWords } from "./audit-fields.ts";
import { costKindText } from "./names.ts";
import { translationSaved } from "./translations.ts";

type Say = (details: AuditDetails) => string;

const plain =
  (sentence: string): Say =>
  () =>
    sentence;

const changed =
  (noun: string): Say =>
  (details) => {
    const [first, ...others] = changesOf(details);
    return first && others.length === 0 ? fieldChangeText(...first, ` of ${noun}{it}`) : `${noun}{it} was changed`;
  };

const moved: Say = ({ from_date, to_date }) =>
  `booking {it} was moved from ${valueWords("", from_date) ?? ""} to ${valueWords("", to_date) ?? ""}`;

const memberRole = (role: unknown) => (role === "owner" ? "an owner" : "office");

const catalogue = {
  translated: (({ language }) => translationSaved(language)) satisfies Say,
  created: plain("{it} was created"),
  updated: changed(""),
  deleted: plain("{it} was deleted"),
};
const sellable = {
  ...catalogue,
  "published on schedule": plain("{it} was published on schedule"),
  "made a preview link": plain("a preview link to {it} was made"),
};
const form = {
  wrote: ({ subject }: Record<string, unknown>) => `an answer “${detailText(subject)}” to {it} was queued`,
  answered: plain("{it} was marked as answered"),
  reopened: plain("{it} was marked as new again"),
};

export const AUDIT_WORDS: Readonly<Record<string, Readonly<Record<string, Say>>>> = {
  booking: {
    "booked by hand": ({ guests, total_cents, list_cents, hold_until }) =>
      [
        `booking {it} ${guests ? `for ${count(Number(guests), "guest")} ` : ""}was made, booked by hand`,
        ...(total_cents ? [`for ${centsWords(total_cents)} instead of ${centsWords(list_cents)}`] : []),
        ...(hold_until ? [`held until ${valueWords("", hold_until) ?? ""}`] : []),
      ].join(", "),
    confirmed: ({ was }) =>
      was === "confirmed"
        ? "the flag on booking {it} was resolved, and the booking confirmed"
        : "booking {it} was confirmed",
    cancelled: plain("booking {it} was cancelled"),
    "departure cancelled": plain("the departure of booking {it} was cancelled, and its traveler was emailed"),
    refunded: ({ amount_cents }) => `${centsWords(amount_cents)} of booking {it} was promised as a refund`,
    "gave back by hand": ({ amount_cents }) =>
      `${amount_cents ? centsWords(amount_cents) : "money"} of booking {it} was refunded by hand`,
    "settled a double refund": ({ amount_cents, method }) =>
      method
        ? `the traveler of booking {it} returned ${centsWords(amount_cents)} that was refunded twice`
        : `the traveler of booking {it} keeps ${centsWords(amount_cents)} that was refunded twice`,
    "sent a refund again": ({ amount_cents }) =>
      `a failed refund of ${centsWords(amount_cents)} of booking {it} was sent again`,
    moved,
    changed: (details) =>
      "from_guests" in details || "from_options" in details ? "booking {it} was changed" : moved(details),
    "corrected the guest": changed("booking "),
    "sent the link": ({ to_address }) => `the link to booking {it} was sent to ${detailText(to_address)}`,
    "made a link": plain("a link to booking {it} was made"),
    "wrote to the guest": ({ subject }) => `a letter “${detailText(subject)}” to the guest of booking {it} was queued`,
    "asked for names": plain("an email that asks for the names of booking {it} was queued"),
    "sent a mail again": ({ to_address }) =>
      `a mail of booking {it} to ${detailText(to_address) || "us"} was sent again`,
    "noted for the guide": ({ note }) =>
      note
        ? "a note for the guide was written on booking {it}"
        : "the note for the guide was removed from booking {it}",
    marked: plain("booking {it} was marked as needing attention"),
    unmarked: plain("the mark on booking {it} was removed"),
    "cash kept aside": ({ amount_cents, guide }) =>
      `${centsWords(amount_cents)} that ${detailText(guide) || "the guide"} took for booking {it} is waiting for a decision`,
    "accepted cash": ({ amount_cents, guide }) =>
      `${centsWords(amount_cents)} that ${detailText(guide) || "the guide"} reported for booking {it} was accepted`,
    "rejected cash": ({ amount_cents, guide }) =>
      `${centsWords(amount_cents)} that ${detailText(guide) || "the guide"} reported for booking {it} was rejected`,
    "accepted check-in": plain("a check-in of booking {it} that was in doubt was accepted"),
    "rejected check-in": plain("a check-in of booking {it} that was in doubt was rejected"),
  },
  payment: {
    "recorded money": ({ method, amount_cents, guide }) =>
      `${methodWords(detailText(method)).toLowerCase()} payment of ${centsWords(amount_cents)}${guide ? ` taken by ${detailText(guide)}` : ""} recorded for {it}`,
    voided: plain("the payment for {it}, recorded by mistake, was reversed"),
    "marked failed": plain("the payment for {it} was marked failed"),
    "resent confirmation": plain("the confirmation for {it} was sent again"),
  },
  mail: { "sent a mail again": ({ to_address }) => `a mail to ${detailText(to_address) || "us"} was sent again` },
  destination: catalogue,
  tour: sellable,
  package: sellable,
  departure: {
    created: plain("departure {it} was added"),
    updated: changed("departure "),
    repeated: ({ made, until }) =>
      `departure {it} was repeated ${count(Array.isArray(made) ? made.length : 0, "time")} until ${valueWords("", until) ?? ""}`,
    cancelled: ({ bookings }) => `departure {it} was cancelled, ${count(Number(bookings ?? 0), "booking")} emailed`,
    "added a cost": ({ kind, amount_cents }) =>
      `a cost of ${centsWords(amount_cents)} (${costKindText(kind).toLowerCase()}) was added to departure {it}`,
    "removed a cost": ({ kind, amount_cents }) =>
      `a cost of ${centsWords(amount_cents)} (${costKindText(kind).toLowerCase()}) was removed from departure {it}`,
    "offered places": ({ guests }) =>
      `the waiting list of departure {it} was offered ${count(Number(guests ?? 0), "seat")}`,
  },
  code: { saved: changed("code "), created: plain("code {it} was made") },
  "gift card": {
    made: ({ amount_cents }) => `{it} worth ${centsWords(amount_cents)} was made`,
    "took back": ({ left_cents }) => `{it} was voided with ${centsWords(left_cents)} left on it`,
  },
  guide: {
    saved: changed("guide "),
    created: plain("guide {it} was added"),
    invited: ({ to }) => `guide {it} was invited by email to ${detailText(to)}`,
    "accepted invitation": plain("guide {it} accepted the invitation"),
    "ended account": plain("the account of guide {it} was ended"),
    exported: plain("the data of guide {it} was exported"),
    erased: plain("the data of guide {it} was erased"),
  },
  member: {
    invited: ({ to, role }) => `${detailText(to)} was invited to the desk as ${memberRole(role)}`,
    "accepted invitation": ({ role }) => `{it} joined the desk as ${memberRole(role)}`,
    "changed role": changed(""),
    "ended account": plain("the account of {it} at the desk was ended"),
  },
  review: {
    published: plain("the review of {it} was published"),
    declined: plain("the review of {it} was declined"),
  },
  rates: {
    "set exchange rates": (details) => {
      const [first, ...others] = changesOf(details);
      return first && others.length === 0 ? `exchange rate of ${fieldChangeText(...first)}` : "exchange rates were set";
    },
  },
  settings: {
    translated: ({ language }) => translationSaved(language).replace("{it}", "the settings"),
    "saved settings": (details) => {
      const [first, ...others] = changesOf(details);
      return first && others.length === 0
        ? `setting ${fieldChangeText(...first)}`
        : "settings of the shop were changed";
    },
  },
  person: {
    exported: plain("the data of one person was exported"),
    erased: ({ bookings }) => `the data of one person was erased, with ${count(Number(bookings ?? 0), "booking")}`,
  },
  trip_request: form,
  contact_message: form,
};

function byWhom({ actor_email, details }: AuditedAction): string {
  if (details["by"] === "traveler") return " by the traveler";
  return actor_email ? ` by ${actor_email}` : " by the system";
}

export function auditSentence(entry: AuditedAction): string {
  const { entity, action, details } = entry;
  const say = AUDIT_WORDS[entity]?.[action];
  // A newer server may write actions that this version does not know.
  return capital(`${say ? say(details) : `${action} ${entity.replaceAll("_", " ")} {it}`}${byWhom(entry)}`);
}
