import { TRIP_STAGE_TEXTS, VOUCHER_FACTS } from "#texts/trips.ts";
import { day, tashkentTime } from "#texts/write.ts";
import type { BookingView } from "../../domain/booking/booking-view.ts";
import { daysBetween } from "../../domain/terms/refund.ts";

export function daysToGo(checkIn: string, today: string): string {
  const days = daysBetween(today, checkIn);
  return [TRIP_STAGE_TEXTS.today, TRIP_STAGE_TEXTS.tomorrow][days] ?? TRIP_STAGE_TEXTS.inDays({ days });
}

type TripDays = Pick<BookingView, "check_in" | "ends_on">;

export const tripLength = ({ check_in, ends_on }: TripDays): "day" | "days" => (check_in === ends_on ? "day" : "days");

export const tripDayFacts = (trip: TripDays): Record<string, string> =>
  tripLength(trip) === "day"
    ? { [VOUCHER_FACTS.date]: day(trip.check_in) }
    : { [VOUCHER_FACTS.starts]: day(trip.check_in), [VOUCHER_FACTS.ends]: day(trip.ends_on) };

export const beginningText = ({
  check_in,
  meeting_point,
  meeting_time,
}: Pick<BookingView, "check_in" | "meeting_point" | "meeting_time">): string =>
  [day(check_in), meeting_time && tashkentTime(meeting_time), meeting_point].filter(Boolean).join(", ");

export const dayOfTrip = ({ check_in, ends_on }: TripDays, today: string): string =>
  TRIP_STAGE_TEXTS.dayOfTrip({ number: daysBetween(check_in, today) + 1, of: daysBetween(check_in, ends_on) + 1 });
