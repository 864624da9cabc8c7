import { type BookingState, hereClock } from "../../../domain/booking/booking-state.ts";
import type { TripNeedState } from "../../../domain/booking/needs-traveler.ts";

export const clockTime = (instant: string): string => `${hereClock(instant)} your time`;

const STATE_WORDS: Record<Exclude<BookingState, "held">, string> = {
  on_phone: "Only on this device",
  unanswered: "Waiting for our answer",
  sent: "Sent",
  paid: "Paid",
  confirmed: "Confirmed",
  attention: "Needs your attention",
  expired: "Hold ended",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

export const ON_PAGE_ONLY: string =
  "Your browser blocks storage, so this is only on this page. Keep the page open: we send it once you are online.";

export function stateWords(state: BookingState, expiresAt: string | null): string {
  if (state !== "held") return STATE_WORDS[state];
  return expiresAt === null ? STATE_WORDS.sent : `Held until ${clockTime(expiresAt)}`;
}

export function needWords({ state, expires_at }: TripNeedState): string {
  const words = stateWords(state, expires_at);
  return state === "held" ? `${words}: pay now` : words;
}

export const UNREADABLE_NEWS = { title: "News about your trip", body: "Open My trips to read it." };
