import { CODE_REFUSAL_TEXTS } from "#texts/booking.ts";
import {
  CANCEL_TRIP,
  TRIP_ACTION_TEXTS,
  WAIT_REASONS,
  MOVE_REFUSED,
  REFUSAL_TITLES,
  REFUSED_BOOKING,
} from "#texts/trips.ts";
import type { BookingRequest } from "../../../domain/booking/local-booking.ts";
import type { RefusalCode } from "../../../domain/booking/refusals.ts";
import type { TripAction } from "../../../domain/outbox/message-kinds.ts";
import { optionsText, type QuotedOption } from "../../../domain/pricing/options.ts";
import { textOfCode } from "../../../domain/problem.ts";

const TITLES: Record<RefusalCode, string> = { ...REFUSAL_TITLES, ...CODE_REFUSAL_TEXTS };

export const refusalTitle = (code: RefusalCode): string => TITLES[code];

export function requestText(request: BookingRequest, quoted: readonly QuotedOption[] | undefined): string {
  const { guests, check_in: checkIn, total_price_cents: cents } = request;
  const options = optionsText(quoted);
  return options === ""
    ? REFUSED_BOOKING.asked({ guests, checkIn, cents })
    : REFUSED_BOOKING.askedWith({ guests, checkIn, cents, options });
}

export const insteadText = (date: string, cents: number | null): string =>
  cents === null ? REFUSED_BOOKING.bookInstead({ date }) : REFUSED_BOOKING.bookInsteadFor({ date, cents });

export function sendAgainText(code: string, cents: number | null): string | undefined {
  const { sendAgain, sendAgainFor } = REFUSED_BOOKING;
  return cents === null ? textOfCode(sendAgain, code) : textOfCode(sendAgainFor, code)?.({ cents });
}

export const waitText = (code: string): string => textOfCode(WAIT_REASONS, code) ?? WAIT_REASONS.other;

export const cancelRefused = (code: string): string =>
  textOfCode(CANCEL_TRIP.refusals, code) ?? CANCEL_TRIP.refusals.other;

const moveRefused = (code: string): string => textOfCode(MOVE_REFUSED, code) ?? MOVE_REFUSED.other;

export function actionRefused(kind: TripAction, code: string): string {
  if (kind === "cancel") return TRIP_ACTION_TEXTS.cancel.refused({ why: cancelRefused(code) });
  return kind === "move"
    ? TRIP_ACTION_TEXTS.move.refused({ why: moveRefused(code) })
    : TRIP_ACTION_TEXTS.gift_card.refused;
}
