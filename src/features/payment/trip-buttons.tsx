import { PAID_TRIP } from "#texts/payment.ts";
import { bookingCalendar } from "../../data/sync/trips/follow-calendar.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { paths } from "../../shared/paths.ts";
import { TripCalendarButton } from "../../shared/trip/trip-calendar-button.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";

export function TripButtons({ trip }: { trip: LocalBooking | undefined }) {
  const { view, token = "" } = trip ?? {};
  return (
    <div className="row screen-only">
      <ButtonLink to={trip ? paths.trip(trip.id) : paths.trips()}>{trip ? PAID_TRIP.open : PAID_TRIP.trips}</ButtonLink>
      {view ? <TripCalendarButton view={view} callsOf={bookingCalendar(view, token)} /> : null}
    </div>
  );
}
