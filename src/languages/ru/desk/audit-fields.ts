import { isNothing, valueWriter } from "../../../domain/desk/settings/audit-changes.ts";
import { day, momentInTashkent, money, moneyShort } from "../write.ts";
import { fieldWords } from "./item-fields.ts";
import { TEXT_LABELS } from "./settings.ts";

const AUDIT_FIELDS: Partial<Record<string, string>> = {
  max_guests: "места",
  places: "места",
  min_guests: "минимум гостей",
  closes_days: "за сколько дней закрывается",
  price_cents: "цена",
  guide_id: "гид",
  name: "имя или название",
  guide_note: "заметка для гида",
  note: "заметка",
  state: "состояние",
  status: "статус",
  active: "действует",
  archived: "в архиве",
  role: "роль",
  start_date: "день выезда",
  end_date: "последний день",
  check_in: "выезд",
  email: "эл. почта",
  phone: "телефон",
  address: "адрес",
  percent: "процент",
  amount_cents: "сумма",
  valid_from: "первый день",
  valid_until: "последний день",
  use_limit: "сколько раз можно использовать",
  once_per_email: "один раз на адрес эл. почты",
  customer_first_name: "имя",
  customer_last_name: "фамилия",
  customer_email: "эл. почта",
  customer_phone: "телефон",
  image_url: "фотография",
  tour_ids: "туры",
  stop_ids: "остановки",
  item_ids: "поездки, для которых действует",
  duration_days: "дни",
  fees_percent: "процент налогов и сборов",
  charged_currency: "валюта списания",
  mail_name: "имя отправителя наших писем",
  mail_from: "адрес отправителя наших писем",
  mail_to: "адрес для писем нам",
  fiscal_mxik: "ИКПУ (MXIK)",
  fiscal_package_code: "код упаковки",
  fiscal_vat: "НДС в ценах",
  cash_ceiling_som: "предел наличных в сумах",
  terms: "версия условий отмены",
  tiers: "ступени отмены",
  plan: "предоплата",
};

const FIELD_LABELS: Readonly<Record<string, { label: string }>> = TEXT_LABELS;
const inSentence = (label: string) => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;

function auditField(field: string): string {
  const { label } = FIELD_LABELS[field] ?? fieldWords(field);
  const plainName = field.replace(/_cents$/, "").replaceAll("_", " ");
  return AUDIT_FIELDS[field] ?? (label === field ? plainName : inSentence(label));
}

export const valueWords = valueWriter({
  nothing: "ничего",
  yes: "да",
  no: "нет",
  money: moneyShort,
  day,
  moment: momentInTashkent,
});

export const fieldChangeText: typeof import("../../en/desk/audit-fields.ts").fieldChangeText = (
  field,
  { from, to },
  of,
) => {
  const fieldName = `${auditField(field)}${of ?? ""}`;
  const [before, after] = [valueWords(field, from), valueWords(field, to)];
  if (field.endsWith("_id") || before === undefined || after === undefined) return `${fieldName} — изменено`;
  if (isNothing(to)) return `${fieldName} — удалено, было ${before}`;
  return isNothing(from) ? `${fieldName} — указано ${after}` : `${fieldName} — было ${before}, стало ${after}`;
};

export const centsWords = (cents: unknown): string => money(Number(cents ?? 0));
