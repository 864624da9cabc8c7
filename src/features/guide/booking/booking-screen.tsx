import { useParams } from "react-router-dom";
import { travelerWords } from "../../../domain/booking/trip/travelers.ts";
import { placeOf } from "../../../domain/guide/guest-list.ts";
import type { PocketBooking } from "../../../domain/guide/pocket.ts";
import { optionsText } from "../../../domain/pricing/options.ts";
import { money } from "../../../domain/words.ts";
import { paths } from "../../../shared/paths.ts";
import { Tel } from "../../../shared/ui/links.tsx";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { BOOKING, DEPARTURE, NOT_LISTED_NAME } from "../messages.ts";
import { GuidePage, OfDeparture } from "../shared/guide-page.tsx";
import { owedBy } from "../shared/owed-by.ts";
import { PocketLine } from "../shared/pocket-line.tsx";
import type { KnownDeparture } from "../shared/use-pocket.ts";
import { CashPanel } from "./cash-panel.tsx";
import { BookingCheckIn } from "./check-in-panel.tsx";
import { History } from "./history.tsx";

export function GuideBookingScreen() {
  const { departureId = "", bookingId = "" } = useParams();
  return <OfDeparture id={departureId}>{(known) => <Known known={known} id={bookingId} />}</OfDeparture>;
}

function About({ booking, owed }: { booking: PocketBooking; owed: number }) {
  return (
    <section className="surface" aria-label={booking.customer_name}>
      <Facts
        of={{
          [BOOKING.guests]: booking.guests,
          [BOOKING.reference]: booking.reference,
          [BOOKING.phone]: booking.customer_phone ? <Tel number={booking.customer_phone} /> : null,
          [BOOKING.options]: optionsText(booking.options ?? []),
          [BOOKING.note]: booking.guide_note,
          [BOOKING.requests]: booking.special_requests,
          [BOOKING.owed]: owed > 0 ? money(owed) : null,
        }}
      />
    </section>
  );
}

function Known({ known, id }: { known: KnownDeparture; id: string }) {
  const { departure, pocket, facts, rows } = known;
  const listed = rows.find((row) => row.id === id);
  const back = { to: paths.guideDeparture(departure.id), label: departure.title };
  if (!listed) {
    return (
      <GuidePage title={NOT_LISTED_NAME} back={back}>
        <PocketLine pocket={pocket} />
        <EmptyState title={DEPARTURE.nobody} />
      </GuidePage>
    );
  }
  const { booking, standing } = listed;
  const row = { ...listed, facts: facts.filter((fact) => fact.booking_id === id) };
  const place = booking ? placeOf(booking) : "kept";
  const travelers = booking?.travelers ?? [];
  return (
    <GuidePage title={booking?.customer_name ?? NOT_LISTED_NAME} back={back}>
      <PocketLine pocket={pocket} />
      {booking && place === "left" ? (
        <p className="notice">
          {standing.state === "in" ? BOOKING.seenAnyway(BOOKING.left(booking), standing.fact) : BOOKING.left(booking)}
        </p>
      ) : null}
      {place === "unconfirmed" ? <p className="notice">{BOOKING.unconfirmed}</p> : null}
      <BookingCheckIn key={standing.state} known={known} row={row} by="name" />
      {booking ? <About booking={booking} owed={owedBy(known, booking)} /> : null}
      {booking ? <CashPanel known={known} booking={booking} /> : null}
      {travelers.length > 0 ? (
        <Panel title={BOOKING.travelers}>
          <ul className="plain stack tight">
            {travelers.map((guest) => (
              <li key={guest.position}>{travelerWords(guest)}</li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <History known={known} row={row} />
    </GuidePage>
  );
}
