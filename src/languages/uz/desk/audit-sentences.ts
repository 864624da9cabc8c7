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
  (of: string, whole: string): Say =>
  (details) => {
    const [first, ...others] = changesOf(details);
    return first && others.length === 0 ? fieldChangeText(...first, of) : whole;
  };

const moved: Say = ({ from_date, to_date }) =>
  `bron {it} koʻchirildi: avval ${valueWords("", from_date) ?? ""}, hozir ${valueWords("", to_date) ?? ""}`;

const memberRole = (role: unknown) => (role === "owner" ? "ega" : "ofis xodimi");
const guideName = (guide: unknown) => (detailText(guide) ? `gid ${detailText(guide)}` : "gid");

const catalogue = {
  translated: (({ language }) => translationSaved(language)) satisfies Say,
  created: plain("{it} yaratildi"),
  updated: changed(", {it}", "{it} oʻzgartirildi"),
  deleted: plain("{it} oʻchirildi"),
};
const sellable = {
  ...catalogue,
  "published on schedule": plain("{it} reja boʻyicha eʼlon qilindi"),
  "made a preview link": plain("{it} uchun koʻrish havolasi yaratildi"),
};
const form = {
  wrote: ({ subject }: Record<string, unknown>) => `{it} uchun “${detailText(subject)}” javobi navbatga qoʻyildi`,
  answered: plain("{it} javob berilgan deb belgilandi"),
  reopened: plain("{it} yana yangi deb belgilandi"),
};

export const AUDIT_WORDS: Readonly<Record<string, Readonly<Record<string, Say>>>> = {
  booking: {
    "booked by hand": ({ guests, total_cents, list_cents, hold_until }) =>
      [
        `bron {it} qoʻlda kiritildi${guests ? `: ${count(Number(guests), "mehmon")}` : ""}`,
        ...(total_cents ? [`${centsWords(list_cents)} oʻrniga ${centsWords(total_cents)}`] : []),
        ...(hold_until ? [`oʻrin ${valueWords("", hold_until) ?? ""} gacha saqlanadi`] : []),
      ].join(", "),
    confirmed: ({ was }) =>
      was === "confirmed" ? "bron {it} belgisi olib tashlandi, bron tasdiqlandi" : "bron {it} tasdiqlandi",
    cancelled: plain("bron {it} bekor qilindi"),
    "departure cancelled": plain("bron {it} boʻyicha joʻnash bekor qilindi, sayohatchiga xat yuborildi"),
    refunded: ({ amount_cents }) => `bron {it} boʻyicha ${centsWords(amount_cents)} qaytarishga vaʼda qilindi`,
    "gave back by hand": ({ amount_cents }) =>
      `bron {it} boʻyicha ${amount_cents ? centsWords(amount_cents) : "pul"} qoʻlda qaytarildi`,
    "settled a double refund": ({ amount_cents, method }) =>
      method
        ? `bron {it} sayohatchisi ikki marta qaytarilgan ${centsWords(amount_cents)} ni qaytarib berdi`
        : `ikki marta qaytarilgan ${centsWords(amount_cents)} bron {it} sayohatchisida qoldi`,
    "sent a refund again": ({ amount_cents }) =>
      `bron {it} boʻyicha amalga oshmagan ${centsWords(amount_cents)} qaytarish yana yuborildi`,
    moved,
    changed: (details) =>
      "from_guests" in details || "from_options" in details ? "bron {it} oʻzgartirildi" : moved(details),
    "corrected the guest": changed(", bron {it}", "bron {it} oʻzgartirildi"),
    "sent the link": ({ to_address }) => `bron {it} havolasi ${detailText(to_address)} manziliga yuborildi`,
    "made a link": plain("bron {it} uchun havola yaratildi"),
    "wrote to the guest": ({ subject }) => `bron {it} mehmoniga “${detailText(subject)}” xati navbatga qoʻyildi`,
    "asked for names": plain("bron {it} boʻyicha ismlarni soʻraydigan xat navbatga qoʻyildi"),
    "sent a mail again": ({ to_address }) => `bron {it} xati qayta yuborildi: ${detailText(to_address) || "bizga"}`,
    "noted for the guide": ({ note }) =>
      note ? "bron {it} boʻyicha gid uchun izoh yozildi" : "bron {it} boʻyicha gid uchun izoh olib tashlandi",
    marked: plain("bron {it} eʼtibor talab qiladi deb belgilandi"),
    unmarked: plain("bron {it} belgisi olib tashlandi"),
    "cash kept aside": ({ amount_cents, guide }) =>
      `bron {it} uchun ${guideName(guide)} olgan ${centsWords(amount_cents)} qaror kutmoqda`,
    "accepted cash": ({ amount_cents, guide }) =>
      `bron {it} uchun ${guideName(guide)} xabar qilgan ${centsWords(amount_cents)} qabul qilindi`,
    "rejected cash": ({ amount_cents, guide }) =>
      `bron {it} uchun ${guideName(guide)} xabar qilgan ${centsWords(amount_cents)} rad etildi`,
    "accepted check-in": plain("bron {it} boʻyicha shubhali belgi qabul qilindi"),
    "rejected check-in": plain("bron {it} boʻyicha shubhali belgi rad etildi"),
  },
  payment: {
    "recorded money": ({ method, amount_cents, guide }) =>
      `{it} uchun ${centsWords(amount_cents)} toʻlov yozildi, ${methodWords(detailText(method)).toLowerCase()}${guide ? `, ${guideName(guide)} olgan` : ""}`,
    voided: plain("{it} toʻlovi xato yozilgani uchun bekor qilindi"),
    "marked failed": plain("{it} toʻlovi amalga oshmadi deb belgilandi"),
    "resent confirmation": plain("{it} tasdigʻi qayta yuborildi"),
  },
  mail: { "sent a mail again": ({ to_address }) => `xat qayta yuborildi: ${detailText(to_address) || "bizga"}` },
  destination: catalogue,
  tour: sellable,
  package: sellable,
  departure: {
    created: plain("joʻnash {it} qoʻshildi"),
    updated: changed(", joʻnash {it}", "joʻnash {it} oʻzgartirildi"),
    repeated: ({ made, until }) =>
      `joʻnash {it} ${valueWords("", until) ?? ""} gacha ${count(Array.isArray(made) ? made.length : 0, "marta")} takrorlandi`,
    cancelled: ({ bookings }) => `joʻnash {it} bekor qilindi, ${count(Number(bookings ?? 0), "bron")}ga xat yuborildi`,
    "added a cost": ({ kind, amount_cents }) =>
      `joʻnash {it} uchun ${centsWords(amount_cents)} xarajat (${costKindText(kind).toLowerCase()}) yozildi`,
    "removed a cost": ({ kind, amount_cents }) =>
      `joʻnash {it} uchun ${centsWords(amount_cents)} xarajat (${costKindText(kind).toLowerCase()}) oʻchirildi`,
    "offered places": ({ guests }) =>
      `joʻnash {it} kutish roʻyxatiga ${count(Number(guests ?? 0), "oʻrin")} taklif qilindi`,
  },
  code: {
    saved: changed(", promokod {it}", "promokod {it} oʻzgartirildi"),
    created: plain("promokod {it} yaratildi"),
  },
  "gift card": {
    made: ({ amount_cents }) => `{it}: ${centsWords(amount_cents)} qiymatidagi karta yaratildi`,
    "took back": ({ left_cents }) => `{it}: karta bekor qilindi, qoldigʻi ${centsWords(left_cents)} edi`,
  },
  guide: {
    saved: changed(", gid {it}", "gid {it} maʼlumotlari oʻzgartirildi"),
    created: plain("gid {it} qoʻshildi"),
    invited: ({ to }) => `gid {it} uchun ${detailText(to)} manziliga taklif yuborildi`,
    "accepted invitation": plain("gid {it} taklifni qabul qildi"),
    "ended account": plain("gid {it} hisobi yopildi"),
    exported: plain("gid {it} maʼlumotlari yuklab olindi"),
    erased: plain("gid {it} maʼlumotlari oʻchirildi"),
  },
  member: {
    invited: ({ to, role }) => `${detailText(to)} ish joyiga taklif qilindi, vazifasi: ${memberRole(role)}`,
    "accepted invitation": ({ role }) => `{it} ish joyiga qoʻshildi, vazifasi: ${memberRole(role)}`,
    "changed role": changed(", {it}", "{it} oʻzgartirildi"),
    "ended account": plain("{it} ish joyi hisobi yopildi"),
  },
  review: {
    published: plain("{it} sharhi eʼlon qilindi"),
    declined: plain("{it} sharhi rad etildi"),
  },
  rates: {
    "set exchange rates": (details) => {
      const [first, ...others] = changesOf(details);
      return first && others.length === 0 ? `valyuta kursi ${fieldChangeText(...first)}` : "valyuta kurslari kiritildi";
    },
  },
  settings: {
    translated: ({ language }) => translationSaved(language).replace("{it}", "sozlamalar"),
    "saved settings": (details) => {
      const [first, ...others] = changesOf(details);
      return first && others.length === 0
        ? `sozlama: ${fieldChangeText(...first)}`
        : "kompaniya sozlamalari oʻzgartirildi";
    },
  },
  person: {
    exported: plain("bir kishining maʼlumotlari yuklab olindi"),
    erased: ({ bookings }) => `bir kishining maʼlumotlari oʻchirildi, ${count(Number(bookings ?? 0), "bron")} bilan`,
  },
  trip_request: form,
  contact_message: form,
};

function byWhom({ actor_email, details }: AuditedAction): string {
  if (details["by"] === "traveler") return " (sayohatchi)";
  return actor_email ? ` (${actor_email})` : " (tizim)";
}

export function auditSentence(entry: AuditedAction): string {
  const { entity, action, details } = entry;
  const say = AUDIT_WORDS[entity]?.[action];
  return capital(`${say ? say(details) : `${action} ${entity.replaceAll("_", " ")} {it}`}${byWhom(entry)}`);
}
