import { TRIP_STAGE_TEXTS } from "#texts/trips.ts";
import { day, tashkentTime } from "#texts/write.ts";
import type { BookingView } from "../../domain/booking/booking-view.ts";
import { daysBetween } from "../../domain/terms/refund.ts";

export function daysToGo(checkIn: string, today: string): string {
  const days = daysBetween(today, checkIn);
  return [TRIP_STAGE_TEXTS.today, TRIP_STAGE_TEXTS.tomorrow][days] ?? TRIP_STAGE_TEXTS.inDays({ days });
}

export const beginningText = ({
  check_in,
  meeting_point,
  meeting_time,
}: Pick<BookingView, "check_in" | "meeting_point" | "meeting_time">): string =>
  [day(check_in), meeting_time && tashkentTime(meeting_time), meeting_point].filter(Boolean).join(", ");

export const dayOfTrip = ({ check_in, ends_on }: Pick<BookingView, "check_in" | "ends_on">, today: string): string =>
  TRIP_STAGE_TEXTS.dayOfTrip({ number: daysBetween(check_in, today) + 1, of: daysBetween(check_in, ends_on) + 1 });
