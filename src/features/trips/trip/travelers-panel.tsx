import { Button, Text } from "@mantine/core";
import { useEffect } from "react";
import * as shared from "#texts/shared.ts";
import { TRIP_SENDING, TRAVELERS } from "#texts/trips.ts";
import { deleteTripMessage, type TripWithMessages } from "../../../data/local/trip-messages.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { saveTravelers } from "../../../data/sync/outbox/send-trip-message.ts";
import type { BookingView, Traveler } from "../../../domain/booking/booking-view.ts";
import { newestTravelers, wereTravelersChangedElsewhere } from "../../../domain/booking/trip/check-travelers.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { tripLength } from "../../../shared/trip/days-text.ts";
import { SendingStatus } from "../../../shared/trip/sending-status.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { travelerWords } from "../../../text/bookings.ts";
import { TravelersForm } from "./travelers-form.tsx";

type Props = { trip: TripWithMessages; view: BookingView; today: string };

export function TravelersRefused({ trip: { booking, messages } }: Pick<Props, "trip">) {
  const code = messages.travelers?.refusal?.code ?? "";
  useEffect(() => void openOutbox().refresh(), []);
  const ownTravelers = booking.travelers;
  const sendAgain = async () => {
    if (ownTravelers && !(await saveTravelers(booking, ownTravelers.travelers)).ok)
      toast({ title: TRIP_SENDING.notStored, message: TRAVELERS.notStored, tone: "error" });
  };
  return (
    <div className="surface stack notice" role="alert">
      <Text>{textOfCode(TRAVELERS.refusals, code) ?? TRAVELERS.refusals.other}</Text>
      <div className="row">
        {code === "newer_list" && ownTravelers ? (
          <Button onClick={() => void sendAgain()}>{TRAVELERS.sendMine}</Button>
        ) : null}
        <Button variant="default" onClick={() => void deleteTripMessage("travelers", booking.id)}>
          {code === "newer_list" ? TRAVELERS.keepTheirs : TRIP_SENDING.read}
        </Button>
      </div>
    </div>
  );
}

const bookingTraveler = ({ customer_name }: BookingView): Traveler => ({
  position: 1,
  name: customer_name,
  birth_year: null,
  nationality: null,
  diet: null,
  note: null,
});

const filledInBy = ({ companions }: BookingView): ReadonlyMap<number, string> =>
  new Map(
    companions.flatMap(({ position, label, details_saved_at }) =>
      details_saved_at === null ? [] : [[position, label]],
    ),
  );

const sentText = (named: number, guests: number, elsewhere: boolean): string =>
  [
    elsewhere ? TRAVELERS.newerElsewhere : TRAVELERS.sent,
    ...(named === guests ? [] : [TRAVELERS.named({ named, guests })]),
    TRAVELERS.changeable,
  ].join(" ");

export function TravelersPanel({ trip, view, today }: Props) {
  const { booking, messages } = trip;
  const { travelers: list = null } = messages;
  const newest = newestTravelers(booking);
  const listedTravelers = newest?.travelers ?? [];
  const knownTravelers = newest ? listedTravelers : [bookingTraveler(view)];
  return (
    <Panel title={TRAVELERS.title} className="stack screen-only">
      <SendingStatus
        queued={list?.refusal ? null : list}
        text={
          newest
            ? sentText(listedTravelers.length, view.guests, wereTravelersChangedElsewhere(booking))
            : today < view.check_in
              ? TRAVELERS.askBefore({ departure: view.check_in, length: tripLength(view) })
              : TRAVELERS.ask({ length: tripLength(view) })
        }
        tryNow={() => openOutbox().wake(true)}
      />
      {booking.token === "" ? (
        <>
          <ol>
            {listedTravelers.map((guest) => (
              <li key={guest.position} value={guest.position}>
                {travelerWords(shared, guest)}
              </li>
            ))}
          </ol>
          <Text c="dimmed">{TRAVELERS.elsewhere}</Text>
        </>
      ) : (
        <TravelersForm
          key={newest?.saved_at ?? 0}
          booking={booking}
          guests={view.guests}
          known={knownTravelers}
          thisYear={Number(today.slice(0, 4))}
          filledIn={filledInBy(view)}
        />
      )}
    </Panel>
  );
}
