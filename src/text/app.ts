import { type BookingState, hereClock } from "../domain/booking/booking-state.ts";
import type { TripNeedState } from "../domain/booking/needs-traveler.ts";
import type { ShopSettings } from "../domain/shop/settings.ts";

type States = typeof import("../../.cache/texts/en/app.ts").BOOKING_STATES;
type Registration = typeof import("../../.cache/texts/en/app.ts").REGISTRATION;

export function stateWords(words: States, state: BookingState, expiresAt: string | null): string {
  if (state !== "held") return words[state];
  return expiresAt === null ? words.sent : words.heldUntil({ clock: hereClock(expiresAt) });
}

export function needWords(words: States, { state, expires_at }: TripNeedState): string {
  if (state !== "held") return words[state];
  return expires_at === null ? words.sentPayNow : words.heldPayNow({ clock: hereClock(expires_at) });
}

export function registrationText(
  words: Registration,
  { licence_number, tax_number }: Pick<ShopSettings, "licence_number" | "tax_number">,
): string | undefined {
  const parts = [
    licence_number && words.licence({ number: licence_number }),
    tax_number && words.taxNumber({ number: tax_number }),
  ];
  return parts.filter(Boolean).join(" · ") || undefined;
}
