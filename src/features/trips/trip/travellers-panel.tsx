import { Button, Text } from "@mantine/core";
import { useEffect } from "react";
import { dropTripMessage, type TripWithMessages } from "../../../data/local/trip-messages.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { saveTravellers } from "../../../data/sync/outbox/tell-about-trip.ts";
import type { BookingView, Traveller } from "../../../domain/booking/booking-view.ts";
import { newestTravellers, travellerWords, writtenElsewhere } from "../../../domain/booking/trip/travellers.ts";
import { isUnheard } from "../../../domain/outbox/outbox-types.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { TRAVELLERS, travellersRefused } from "../messages/trips.ts";
import { TravellersForm } from "./travellers-form.tsx";

type Props = { trip: TripWithMessages; view: BookingView; today: string };

export function TravellersRefused({ trip: { booking, list } }: Pick<Props, "trip">) {
  const code = list?.refusal?.code ?? "";
  // The server's list is shown next.
  useEffect(() => void openOutbox().refresh(), []);
  const mine = booking.travellers;
  const again = async () => {
    if (mine && !(await saveTravellers(booking, mine.travellers)).ok) toast(TRAVELLERS.notKept);
  };
  return (
    <div className="surface stack notice" role="alert">
      <Text>{travellersRefused(code)}</Text>
      <div className="row">
        {code === "newer_list" && mine ? <Button onClick={() => void again()}>{TRAVELLERS.sendMine}</Button> : null}
        <Button variant="default" onClick={() => void dropTripMessage("travellers", booking.id)}>
          {code === "newer_list" ? TRAVELLERS.keepTheirs : TRAVELLERS.read}
        </Button>
      </div>
    </div>
  );
}

/** Most people who book travel too. */
const whoBooked = ({ customer_name }: BookingView): Traveller => ({
  position: 1,
  name: customer_name,
  birth_year: null,
  nationality: null,
  diet: null,
  note: null,
});

export function TravellersPanel({ trip, view, today }: Props) {
  const { booking, list } = trip;
  const newest = newestTravellers(booking);
  const waits = list !== null && list.refusal === null;
  const told = newest?.travellers ?? [];
  return (
    <Panel title={TRAVELLERS.title} className="stack screen-only">
      <Text role="status">
        {waits
          ? isUnheard(list)
            ? TRAVELLERS.unheard
            : TRAVELLERS.waits
          : newest
            ? TRAVELLERS.sent(told.length, view.guests, writtenElsewhere(booking))
            : TRAVELLERS.ask(today < view.check_in ? view.check_in : null)}
      </Text>
      {waits ? (
        <div>
          <Button variant="light" onClick={() => openOutbox().wake(true)}>
            {TRAVELLERS.tryNow}
          </Button>
        </div>
      ) : null}
      {booking.token === "" ? (
        <>
          <ol>
            {told.map((guest) => (
              <li key={guest.position} value={guest.position}>
                {travellerWords(guest)}
              </li>
            ))}
          </ol>
          <Text c="dimmed">{TRAVELLERS.elsewhere}</Text>
        </>
      ) : (
        <TravellersForm
          key={newest?.saved_at ?? 0}
          booking={booking}
          guests={view.guests}
          known={newest ? told : [whoBooked(view)]}
          thisYear={Number(today.slice(0, 4))}
        />
      )}
    </Panel>
  );
}
