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
  `бронь {it} перенесена: было ${valueWords("", from_date) ?? ""}, стало ${valueWords("", to_date) ?? ""}`;

const roleName = (role: unknown) => (role === "owner" ? "владелец" : "офис");
const guideName = (guide: unknown) => detailText(guide) || "имя неизвестно";

const catalogue = {
  translated: (({ language }) => translationSaved(language)) satisfies Say,
  created: plain("{it}: создано"),
  updated: changed(" ({it})", "{it}: изменено"),
  deleted: plain("{it}: удалено"),
};
const sellable = {
  ...catalogue,
  "published on schedule": plain("{it}: опубликовано по расписанию"),
  "made a preview link": plain("{it}: создана ссылка для просмотра"),
};
const form = {
  wrote: ({ subject }: Record<string, unknown>) => `ответ «${detailText(subject)}» для {it} поставлен в очередь`,
  answered: plain("{it}: отмечено как отвеченное"),
  reopened: plain("{it}: снова отмечено как новое"),
};

export const AUDIT_WORDS: Readonly<Record<string, Readonly<Record<string, Say>>>> = {
  booking: {
    "booked by hand": ({ guests, total_cents, list_cents, hold_until }) =>
      [
        `бронь {it} внесена вручную${guests ? ` (${count(Number(guests), "гость", "гостя", "гостей")})` : ""}`,
        ...(total_cents ? [`за ${centsWords(total_cents)} вместо ${centsWords(list_cents)}`] : []),
        ...(hold_until ? [`места удерживаются до ${valueWords("", hold_until) ?? ""}`] : []),
      ].join(", "),
    confirmed: ({ was }) =>
      was === "confirmed" ? "пометка с брони {it} снята, бронь подтверждена" : "бронь {it} подтверждена",
    cancelled: plain("бронь {it} отменена"),
    "departure cancelled": plain("выезд по брони {it} отменён, путешественнику ушло письмо"),
    refunded: ({ amount_cents }) => `по брони {it} обещан возврат ${centsWords(amount_cents)}`,
    "gave back by hand": ({ amount_cents }) =>
      `по брони {it} вручную ${amount_cents ? `возвращено ${centsWords(amount_cents)}` : "возвращены деньги"}`,
    "settled a double refund": ({ amount_cents, method }) =>
      method
        ? `путешественник по брони {it} отдал ${centsWords(amount_cents)}, возвращённые дважды`
        : `путешественнику по брони {it} оставлены ${centsWords(amount_cents)}, возвращённые дважды`,
    "sent a refund again": ({ amount_cents }) =>
      `неудавшийся возврат ${centsWords(amount_cents)} по брони {it} отправлен ещё раз`,
    moved,
    changed: (details) =>
      "from_guests" in details || "from_options" in details ? "бронь {it} изменена" : moved(details),
    "corrected the guest": changed(" в брони {it}", "бронь {it} изменена"),
    "sent the link": ({ to_address }) => `ссылка на бронь {it} отправлена на ${detailText(to_address)}`,
    "made a link": plain("создана ссылка на бронь {it}"),
    "wrote to the guest": ({ subject }) => `письмо «${detailText(subject)}» гостю по брони {it} поставлено в очередь`,
    "asked for names": plain("письмо с просьбой назвать имена по брони {it} поставлено в очередь"),
    "sent a mail again": ({ to_address }) =>
      `письмо по брони {it} отправлено ещё раз: ${detailText(to_address) || "нам"}`,
    "noted for the guide": ({ note }) =>
      note ? "в брони {it} записана заметка для гида" : "из брони {it} убрана заметка для гида",
    marked: plain("бронь {it} помечена: требует внимания"),
    unmarked: plain("пометка с брони {it} снята"),
    "cash kept aside": ({ amount_cents, guide }) =>
      `${centsWords(amount_cents)} по брони {it} ждут решения, их принял гид: ${guideName(guide)}`,
    "accepted cash": ({ amount_cents, guide }) =>
      `${centsWords(amount_cents)} по брони {it} приняты, о них сообщил гид: ${guideName(guide)}`,
    "rejected cash": ({ amount_cents, guide }) =>
      `${centsWords(amount_cents)} по брони {it} отклонены, о них сообщил гид: ${guideName(guide)}`,
    "accepted check-in": plain("сомнительная отметка по брони {it} принята"),
    "rejected check-in": plain("сомнительная отметка по брони {it} отклонена"),
  },
  payment: {
    "recorded money": ({ method, amount_cents, guide }) =>
      `для {it} записан платёж ${centsWords(amount_cents)}, ${methodWords(detailText(method)).toLowerCase()}${guide ? `, принял гид: ${detailText(guide)}` : ""}`,
    voided: plain("запись платежа для {it} отменена как ошибочная"),
    "marked failed": plain("платёж для {it} отмечен как неудачный"),
    "resent confirmation": plain("подтверждение для {it} отправлено ещё раз"),
  },
  mail: {
    "sent a mail again": ({ to_address }) => `письмо отправлено ещё раз: ${detailText(to_address) || "нам"}`,
  },
  destination: catalogue,
  tour: sellable,
  package: sellable,
  departure: {
    created: plain("выезд {it} добавлен"),
    updated: changed(" для выезда {it}", "выезд {it} изменён"),
    repeated: ({ made, until }) =>
      `выезд {it} повторён ${count(Array.isArray(made) ? made.length : 0, "раз", "раза", "раз")} до ${valueWords("", until) ?? ""}`,
    cancelled: ({ bookings }) =>
      `выезд {it} отменён, письма по ${count(Number(bookings ?? 0), "брони", "броням", "броням")}`,
    "added a cost": ({ kind, amount_cents }) =>
      `для выезда {it} записан расход ${centsWords(amount_cents)} (${costKindText(kind).toLowerCase()})`,
    "removed a cost": ({ kind, amount_cents }) =>
      `расход ${centsWords(amount_cents)} (${costKindText(kind).toLowerCase()}) для выезда {it} удалён`,
    "offered places": ({ guests }) =>
      `листу ожидания выезда {it} предложено ${count(Number(guests ?? 0), "место", "места", "мест")}`,
  },
  code: {
    saved: changed(" промокода {it}", "промокод {it} изменён"),
    created: plain("промокод {it} создан"),
  },
  "gift card": {
    made: ({ amount_cents }) => `{it}: создана карта на ${centsWords(amount_cents)}`,
    "took back": ({ left_cents }) => `{it}: карта аннулирована, на ней оставалось ${centsWords(left_cents)}`,
  },
  guide: {
    saved: changed(" гида {it}", "данные гида {it} изменены"),
    created: plain("гид {it} добавлен"),
    invited: ({ to }) => `гиду {it} отправлено приглашение на ${detailText(to)}`,
    "accepted invitation": plain("гид {it} принял приглашение"),
    "ended account": plain("учётная запись гида {it} закрыта"),
    exported: plain("данные гида {it} выгружены"),
    erased: plain("данные гида {it} удалены"),
  },
  member: {
    invited: ({ to, role }) => `${detailText(to)}: отправлено приглашение на рабочее место, роль — ${roleName(role)}`,
    "accepted invitation": ({ role }) => `{it}: приглашение принято, роль — ${roleName(role)}`,
    "changed role": changed(" {it}", "{it}: изменено"),
    "ended account": plain("доступ {it} к рабочему месту закрыт"),
  },
  review: {
    published: plain("отзыв по {it} опубликован"),
    declined: plain("отзыв по {it} отклонён"),
  },
  rates: {
    "set exchange rates": (details) => {
      const [first, ...others] = changesOf(details);
      return first && others.length === 0 ? `курс валюты ${fieldChangeText(...first)}` : "заданы курсы валют";
    },
  },
  settings: {
    translated: ({ language }) => translationSaved(language).replace("{it}", "настройки"),
    "saved settings": (details) => {
      const [first, ...others] = changesOf(details);
      return first && others.length === 0 ? `настройка: ${fieldChangeText(...first)}` : "изменены настройки компании";
    },
  },
  person: {
    exported: plain("данные одного человека выгружены"),
    erased: ({ bookings }) =>
      `данные одного человека удалены, в том числе ${count(Number(bookings ?? 0), "бронь", "брони", "броней")}`,
  },
  trip_request: form,
  contact_message: form,
};

function byWhom({ actor_email, details }: AuditedAction): string {
  if (details["by"] === "traveler") return " (путешественник)";
  return actor_email ? ` (${actor_email})` : " (система)";
}

export function auditSentence(entry: AuditedAction): string {
  const { entity, action, details } = entry;
  const say = AUDIT_WORDS[entity]?.[action];
  return capital(`${say ? say(details) : `${action} ${entity.replaceAll("_", " ")} {it}`}${byWhom(entry)}`);
}
