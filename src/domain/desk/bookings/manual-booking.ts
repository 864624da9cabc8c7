import * as v from "valibot";
import { bookingFormSchema, EMPTY_FORM, requestFields } from "../../booking/form/check-booking.ts";
import { emailRule } from "../../booking/form/field-rules.ts";
import { type Language, SOURCE_LANGUAGE } from "../../languages.ts";
import { chosenOptions, currentOptions, type ItemOption } from "../../pricing/options.ts";
import { type AgreedPrice, checkAmount, MAX_TOTAL_CENTS, type Quote, quote } from "../../pricing/quote.ts";
import { integer, textOrNull } from "../../schemas.ts";
import { centsOf } from "../payments/amount.ts";

export const CHANNELS = ["own", "getyourguide", "viator", "agency"] as const;
export type Channel = (typeof CHANNELS)[number];
export const COMMISSION_MAX = 90;
export const channelEntries = {
  channel: v.picklist(CHANNELS),
  agency: textOrNull,
  commission_percent: integer,
  commission_cents: integer,
};

export const EMPTY_MANUAL = {
  ...EMPTY_FORM,
  item: "",
  agreed: "",
  agreed_reason: "",
  channel: "own" as Channel,
  agency: "",
  commission: "",
  hold_until: "",
  language: SOURCE_LANGUAGE as Language,
};
export type ManualValues = typeof EMPTY_MANUAL;

const schema = v.object({
  ...bookingFormSchema.entries,
  email: v.pipe(v.string(), v.trim(), v.union([v.literal(""), emailRule], "email_wrong")),
});

export type ManualItem = { price_cents: number; options: readonly ItemOption[] | undefined; fees_percent: number };

/** The list price, and the agreed one if the desk typed it. */
export function manualPrice(
  { guests, options, off, agreed }: ManualValues,
  item: ManualItem,
): { list: Quote; price: Quote } {
  const chosen = currentOptions(item.options, options, guests);
  const priced = (agreedPrice: AgreedPrice | null) =>
    quote(item.price_cents, guests, chosen, off, item.fees_percent, agreedPrice);
  const list = priced(null);
  const total_cents = centsOf(agreed);
  if (total_cents === null || list.total_cents === 0) return { list, price: list };
  return { list, price: priced({ list_cents: list.total_cents, total_cents }) };
}

const commissionOf = ({ channel, commission }: ManualValues): number =>
  channel === "own" || commission.trim() === "" ? 0 : Number(commission);

function saleErrors(values: ManualValues, today: string): Record<string, string> {
  const { agreed, agreed_reason, channel, agency, hold_until, check_in } = values;
  const cents = centsOf(agreed);
  const commission = commissionOf(values);
  const problems = {
    agreed: agreed.trim() !== "" && (cents === null || cents < 1 || cents > MAX_TOTAL_CENTS) && "sale_agreed",
    agreed_reason: agreed.trim() !== "" && agreed_reason.trim() === "" && "sale_reason",
    agency: channel === "agency" && agency.trim() === "" && "sale_agency",
    commission: !(Number.isInteger(commission) && commission >= 0 && commission <= COMMISSION_MAX) && "sale_commission",
    hold_until: hold_until !== "" && (hold_until < today || hold_until >= check_in) && "sale_hold",
  };
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== false));
}

export function checkManualBooking(values: ManualValues, item: ManualItem, today: string) {
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true });
  const { nested = {} } = parsed.success ? {} : v.flatten<typeof schema>(parsed.issues);
  const fields = Object.entries(nested).map(([name, messages]) => [name, messages?.[0]] as const);
  const errors = { ...Object.fromEntries(fields), ...saleErrors(values, today) };
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false as const, errors };
  const amount = checkAmount(manualPrice(values, item).price);
  if (!amount.ok) return { ok: false as const, errors: { amount: amount.code } };
  const { guests, options, code } = parsed.output;
  return {
    ok: true as const,
    booking: {
      ...requestFields(parsed.output),
      language: values.language,
      ...chosenOptions(currentOptions(item.options, options, guests)),
      code: code || null,
      agreed_total_cents: centsOf(values.agreed),
      agreed_reason: values.agreed.trim() === "" ? null : values.agreed_reason.trim(),
      channel: values.channel,
      agency: values.channel === "agency" ? values.agency.trim() : null,
      commission_percent: commissionOf(values),
      hold_until: values.hold_until || null,
    },
  };
}
export type ManualFields = Extract<ReturnType<typeof checkManualBooking>, { ok: true }>["booking"];
