import { tokenFromBytes } from "../../domain/base64url.ts";
import type { BookingFormInput } from "../../domain/booking/form/check-booking.ts";
import type { PriceLock } from "../../domain/booking/form/price-lock.ts";
import type { TravelersFormValues } from "../../domain/booking/trip/check-travelers.ts";
import type { ItemTranslation, TranslatedKind } from "../../domain/catalogue/translation/translations.ts";
import type { ItemKind } from "../../domain/catalogue/types.ts";
import type { CompanionForm } from "../../domain/companions/companion-details.ts";
import type { ItemForm } from "../../domain/desk/catalogue/admin-forms.ts";
import type { Language } from "../../domain/languages.ts";
import type { FormKind } from "../../domain/outbox/message-kinds.ts";
import type { GiftCardOrderInput } from "../../domain/payment/gift-card-order.ts";
import type { ReviewFormValues } from "../../domain/reviews/own-review.ts";

/** Creating the id and token with the draft makes a repeated submit idempotent. */
export type BookingDraft = { form: BookingFormInput; booking_id: string; token: string; lock?: PriceLock };

export const newBookingIdentity = (): Pick<BookingDraft, "booking_id" | "token"> => ({
  booking_id: crypto.randomUUID(),
  token: tokenFromBytes(crypto.getRandomValues(new Uint8Array(32))),
});

export type ItemDraft = {
  id: string;
  revision: number | null;
  base: ItemForm;
  form: ItemForm;
};

export type TypedTranslations = Partial<Record<Language, ItemTranslation>>;

declare const draftValue: unique symbol;
export type DraftKey<Value> = string & { readonly [draftValue]: Value };

const keyOf = <Value>(text: string) => text as DraftKey<Value>;

export const draftKey = {
  booking: (type: "tour" | "package", itemId: string) => keyOf<BookingDraft>(`booking:${type}:${itemId}`),
  item: (kind: ItemKind, name: string) => keyOf<ItemDraft>(`item:${kind}:${name}`),
  translations: (kind: TranslatedKind, id: string) => keyOf<TypedTranslations>(`translations:${kind}:${id}`),
  travelers: (bookingId: string) => keyOf<TravelersFormValues>(`travelers:${bookingId}`),
  companion: (companionId: string) => keyOf<CompanionForm>(`companion:${companionId}`),
  review: (bookingId: string) => keyOf<ReviewFormValues>(`review:${bookingId}`),
  giftCard: () => keyOf<GiftCardOrderInput>("gift-card"),
  message: <Input extends Record<string, string> = Record<string, string>>(kind: FormKind) =>
    keyOf<Input>(`message:${kind}`),
};
