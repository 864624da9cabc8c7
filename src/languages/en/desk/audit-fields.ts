import { type ValueChange, isNothing, valueWriter } from "../../../domain/desk/settings/audit-changes.ts";
import { day, momentInTashkent, money, moneyShort } from "../write.ts";

const AUDIT_FIELDS: Partial<Record<string, string>> = {
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

const fieldWords = (field: string): string => AUDIT_FIELDS[field] ?? field.replace(/_cents$/, "").replaceAll("_", " ");

export const valueWords = valueWriter({
  nothing: "nothing",
  yes: "yes",
  no: "no",
  money: moneyShort,
  day,
  moment: momentInTashkent,
});

export function fieldChangeText(field: string, { from, to }: ValueChange, of = ""): string {
  const fieldName = `${fieldWords(field)}${of}`;
  const [before, after] = [valueWords(field, from), valueWords(field, to)];
  if (field.endsWith("_id") || before === undefined || after === undefined) return `${fieldName} changed`;
  if (isNothing(to)) return `${fieldName} removed, it was ${before}`;
  return isNothing(from) ? `${fieldName} set to ${after}` : `${fieldName} changed from ${before} to ${after}`;
}

export const centsWords = (cents: unknown): string => money(Number(cents ?? 0));
