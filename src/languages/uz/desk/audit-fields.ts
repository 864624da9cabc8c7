import { isNothing, valueWriter } from "../../../domain/desk/settings/audit-changes.ts";
import { day, momentInTashkent, money, moneyShort } from "../write.ts";
import { fieldWords } from "./item-fields.ts";
import { TEXT_LABELS } from "./settings.ts";

const AUDIT_FIELDS: Partial<Record<string, string>> = {
  max_guests: "oʻrinlar",
  places: "oʻrinlar",
  min_guests: "mehmonlarning eng kam soni",
  closes_days: "necha kun oldin yopiladi",
  price_cents: "narx",
  guide_id: "gid",
  name: "ism yoki nom",
  guide_note: "gid uchun izoh",
  note: "izoh",
  state: "holati",
  status: "holati",
  active: "faol",
  archived: "arxivda",
  role: "vazifasi",
  start_date: "joʻnash kuni",
  end_date: "oxirgi kun",
  check_in: "joʻnash",
  email: "e-pochta",
  phone: "telefon",
  address: "manzil",
  percent: "foiz",
  amount_cents: "summa",
  valid_from: "birinchi kun",
  valid_until: "oxirgi kun",
  use_limit: "koʻpi bilan necha marta",
  once_per_email: "har bir e-pochta manziliga bir marta",
  customer_first_name: "ism",
  customer_last_name: "familiya",
  customer_email: "e-pochta",
  customer_phone: "telefon",
  image_url: "surat",
  tour_ids: "turlar",
  stop_ids: "toʻxtash joylari",
  item_ids: "amal qiladigan safarlar",
  duration_days: "kunlar",
  fees_percent: "soliq va yigʻimlar foizi",
  charged_currency: "yechiladigan valyuta",
  mail_name: "xatlarimizdagi yuboruvchi nomi",
  mail_from: "xatlarimizdagi yuboruvchi manzili",
  mail_to: "bizga keladigan xatlar manzili",
  fiscal_mxik: "MXIK",
  fiscal_package_code: "qadoq kodi",
  fiscal_vat: "narxlardagi QQS",
  cash_ceiling_som: "naqd pul chegarasi, soʻmda",
  terms: "bekor qilish shartlari versiyasi",
  tiers: "bekor qilish bosqichlari",
  plan: "oldindan toʻlov",
  unesco: "YUNESKO obyekti",
  unesco_sites: "YUNESKO obyektlari",
  unesco_source: "YUNESKO obyektlari manbasi",
  travelers_source: "mamnun sayohatchilar manbasi",
  rating_source: "baho manbasi",
};

const FIELD_LABELS: Readonly<Record<string, { label: string }>> = TEXT_LABELS;
const inSentence = (label: string) => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;

function auditField(field: string): string {
  const { label } = FIELD_LABELS[field] ?? fieldWords(field);
  const plainName = field.replace(/_cents$/, "").replaceAll("_", " ");
  return AUDIT_FIELDS[field] ?? (label === field ? plainName : inSentence(label));
}

export const valueWords = valueWriter({
  nothing: "hech narsa",
  yes: "ha",
  no: "yoʻq",
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
  if (field.endsWith("_id") || before === undefined || after === undefined) return `${fieldName} – oʻzgartirildi`;
  if (isNothing(to)) return `${fieldName} – olib tashlandi, avval ${before}`;
  return isNothing(from) ? `${fieldName} – kiritildi: ${after}` : `${fieldName} – avval ${before}, hozir ${after}`;
};

export const centsWords = (cents: unknown): string => money(Number(cents ?? 0));
