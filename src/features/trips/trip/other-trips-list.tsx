import { Button, Text } from "@mantine/core";
import { REFUSED_BOOKING } from "#texts/trips.ts";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { BookingRequest, LocalBooking } from "../../../domain/booking/local-booking.ts";
import { otherTrips } from "../../../domain/booking/trip/other-trips.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { Tour } from "../../../domain/catalogue/types.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { rowText } from "../../../shared/ui/row-text.tsx";
import { useShop } from "../../../shared/ui/shop.tsx";
import classes from "../trips.module.css";

type Props = {
  booking: LocalBooking;
  request: BookingRequest;
  busy: boolean;
  choose: (tour: Tour) => void;
};

export function OtherTripsList({ booking, request, busy, choose }: Props) {
  const { fees_percent } = useShop();
  const allIn = ({ price_cents }: Tour) =>
    REFUSED_BOOKING.allIn({ cents: quote(price_cents, 1, [], null, fees_percent).total_cents });
  const wantedTrip = {
    item_id: request.tour_id ?? request.package_id ?? "",
    destination_ids: booking.destination_ids ?? [],
    guests: request.guests,
    check_in: request.check_in,
  };
  const tours = otherTrips(wantedTrip, catalogueStore.get().snapshot.tours, todayInTashkent(trustedNow()));
  if (tours.length === 0) return null;
  return (
    <div>
      <Text fw={600} mb="xs">
        {REFUSED_BOOKING.otherTrips}
      </Text>
      <ul className="plain stack tight">
        {tours.map((tour) => (
          <li key={tour.id}>
            <Button variant="light" fullWidth loading={busy} onClick={() => choose(tour)} className={classes.option}>
              {rowText(tour.title, tour)} · {allIn(tour)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
