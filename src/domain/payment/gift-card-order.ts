import * as v from "valibot";
import { cleanLine, cleanText, emailRule } from "../booking/form/field-rules.ts";

/** The database takes whole orders of $25 to $2,000. */
export const GIFT_CARD_VALUES = ["2500", "5000", "10000", "15000", "25000", "50000", "100000", "200000"] as const;

const nameWith = (missing: string) => v.pipe(cleanLine, v.minLength(1, missing), v.maxLength(100, "your_name_long"));

export const giftCardOrderSchema = v.object({
  amount_cents: v.pipe(v.picklist(GIFT_CARD_VALUES), v.transform(Number)),
  to_name: nameWith("recipient_name"),
  to_address: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(""), emailRule], "email_wrong"),
    v.transform((address) => address || null),
  ),
  message: v.pipe(
    cleanText,
    v.maxLength(500, "text_long"),
    v.transform((message) => message || null),
  ),
  buyer_name: nameWith("your_name"),
  buyer_email: emailRule,
});

export type GiftCardOrderInput = v.InferInput<typeof giftCardOrderSchema>;
export type GiftCardOrder = v.InferOutput<typeof giftCardOrderSchema>;

export const EMPTY_GIFT_CARD_ORDER: GiftCardOrderInput = {
  amount_cents: "10000",
  to_name: "",
  to_address: "",
  message: "",
  buyer_name: "",
  buyer_email: "",
};
