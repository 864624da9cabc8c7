import { day, momentInTashkent, money, moneyShort } from "../../../languages/en/write.ts";

type Change = { from?: unknown; to?: unknown };

const LONGEST = 60;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const isoMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-][\d:]+)$/;

const NAMES: Partial<Record<string, string>> = {
  max_guests: "seats",
  places: "seats",
  min_guests: "minimum of guests",
  closes_days: "days before which it closes",
  price_cents: "price",
  guide_id: "guide",
  check_in: "departure",
  customer_first_name: "first name",
  customer_last_name: "last name",
  customer_email: "email",
  customer_phone: "phone",
  image_url: "picture",
  tour_ids: "tours",
  stop_ids: "stops",
  item_ids: "trips it is for",
  duration_days: "days",
  fees_percent: "percentage of taxes and fees",
  charged_currency: "charged currency",
  mail_name: "name on our mails",
  mail_from: "address our mails come from",
  mail_to: "address for mails to us",
  fiscal_mxik: "MXIK",
  fiscal_package_code: "package code",
  fiscal_vat: "VAT in prices",
  cash_ceiling_som: "cash ceiling in som",
  terms: "version of the cancellation policy",
  tiers: "cancellation tiers",
  plan: "deposit",
};

export const fieldWords = (field: string): string => NAMES[field] ?? field.replace(/_cents$/, "").replaceAll("_", " ");

export function valueWords(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    if (field.endsWith("_cents")) return moneyShort(value);
    return field === "price" ? moneyShort(Math.round(value * 100)) : String(value);
  }
  if (typeof value !== "string") return undefined;
  if (isoDay.test(value)) return day(value);
  if (isoMoment.test(value)) return momentInTashkent(value);
  return value.length <= LONGEST ? value : undefined;
}

export function fieldChangeText(field: string, { from, to }: Change, of = ""): string {
  const fieldName = `${fieldWords(field)}${of}`;
  const [before, after] = [valueWords(field, from), valueWords(field, to)];
  if (field.endsWith("_id") || before === undefined || after === undefined) return `${fieldName} changed`;
  if (after === "nothing") return `${fieldName} removed, it was ${before}`;
  return before === "nothing" ? `${fieldName} set to ${after}` : `${fieldName} changed from ${before} to ${after}`;
}

const isChange = (value: unknown): value is Change => typeof value === "object" && value !== null;

export const changesOf = ({ changes }: Readonly<Record<string, unknown>>): [field: string, change: Change][] =>
  typeof changes === "object" && changes !== null
    ? Object.entries(changes).filter((entry): entry is [string, Change] => isChange(entry[1]))
    : [];

export const centsWords = (cents: unknown): string => money(Number(cents ?? 0));
