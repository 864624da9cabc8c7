import * as v from "valibot";
import { cleanLine, emailRule } from "../../booking/form/field-rules.ts";
import { documentEntries } from "../../booking/trip/booking-documents.ts";
import { type Language, languages, SOURCE_LANGUAGE } from "../../languages.ts";
import { MAX_TOTAL_CENTS } from "../../pricing/quote.ts";
import { problemMessage } from "../../problem.ts";
import { integer, textOrNull } from "../../schemas.ts";
import { centsOf } from "./amount.ts";

const NAME_MAX = 100;
const LEAST_CENTS = 100;

const deskGiftCardSchema = v.object({
  id: v.string(),
  code: v.string(),
  amount_cents: integer,
  left_cents: integer,
  state: v.picklist(["active", "used_up", "over", "voided"]),
  sold_for: v.nullable(v.picklist(["cash", "bank_transfer", "provider"])),
  to_name: v.string(),
  to_address: textOrNull,
  valid_until: textOrNull,
  made_by: v.string(),
  made_at: v.string(),
  voided_at: textOrNull,
  void_reason: textOrNull,
  documents: v.array(v.object({ name: v.string(), kind: documentEntries.kind, cents: integer })),
});
export type DeskGiftCard = v.InferOutput<typeof deskGiftCardSchema>;
export const giftCardListSchema = v.object({
  count: integer,
  sums: v.object({ left_cents: integer }),
  rows: v.array(deskGiftCardSchema),
});

export type GiftCardFormValues = {
  amount: string;
  sold_for: "cash" | "bank_transfer" | "given";
  to_name: string;
  to_address: string;
  valid_until: string;
  language: Language;
};
export const EMPTY_GIFT_CARD: GiftCardFormValues = {
  amount: "",
  sold_for: "cash",
  to_name: "",
  to_address: "",
  valid_until: "",
  language: SOURCE_LANGUAGE,
};

function isGiftCardAmount(typed: string): boolean {
  const cents = centsOf(typed);
  return cents !== null && cents >= LEAST_CENTS && cents <= MAX_TOTAL_CENTS;
}

export const giftCardFormSchema = (today: string) =>
  v.pipe(
    v.object({
      amount: v.pipe(v.string(), v.check(isGiftCardAmount, "card_amount")),
      sold_for: v.picklist(["cash", "bank_transfer", "given"]),
      to_name: v.pipe(
        cleanLine,
        v.nonEmpty("name"),
        v.maxLength(NAME_MAX, problemMessage({ code: "name_most", most: NAME_MAX })),
      ),
      to_address: v.pipe(v.string(), v.trim(), v.union([v.literal(""), emailRule], "email_wrong")),
      language: v.picklist(languages),
      valid_until: v.pipe(
        v.string(),
        v.check((day) => day === "" || day >= today, "card_day"),
      ),
    }),
    v.transform(({ amount, sold_for, to_address, valid_until, ...same }) => ({
      ...same,
      amount_cents: centsOf(amount) ?? 0,
      sold_for: sold_for === "given" ? null : sold_for,
      to_address: to_address || null,
      valid_until: valid_until || null,
    })),
  );
export type GiftCardFields = v.InferOutput<ReturnType<typeof giftCardFormSchema>>;
