import type { Change } from "../../../domain/desk/bookings/booking-change.ts";
import { optionsOrNone } from "../terms/price.ts";
import { day } from "../write.ts";

export function changeNews({ from_date, to_date, from_guests, to_guests, from_options, to_options }: Change): string[] {
  const isMoved = from_date !== undefined && to_date !== undefined && from_date !== to_date;
  return [
    ...(isMoved ? [`Departure: ${day(to_date)} (was ${day(from_date)})`] : []),
    ...(to_guests === undefined ? [] : [`Guests: ${to_guests} (was ${from_guests ?? 0})`]),
    ...(to_options === undefined ? [] : [`Options: ${optionsOrNone(to_options)} (was ${optionsOrNone(from_options)})`]),
  ];
}
