import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { GUIDE_BOOKING, GUIDE_DEPARTURE } from "#texts/guide.ts";
import * as shared from "#texts/shared.ts";
import { money } from "#texts/write.ts";
import { answerFacts } from "../../../domain/booking/booked-answers.ts";
import { seatStateOf } from "../../../domain/guide/guest-list.ts";
import type { RosterBooking } from "../../../domain/guide/roster.ts";
import { optionsText } from "../../../domain/pricing/options.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { Facts } from "../../../shared/ui/facts.tsx";
import { PhoneLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { travelerWords } from "../../../text/bookings.ts";
import { leftText, seenAnywayText } from "../../../text/guide.ts";
import { GuidePage, WithDeparture } from "../shared/guide-page.tsx";
import { owedBy } from "../shared/owed-by.ts";
import { RosterStatus } from "../shared/roster-status.tsx";
import type { GuideDeparture } from "../shared/use-roster.ts";
import { BookingCheckIn } from "./booking-check-in.tsx";
import { CashPanel } from "./cash-panel.tsx";
import { History } from "./history.tsx";

export function GuideBookingScreen() {
  const { departureId = "", bookingId = "" } = useParams();
  return <WithDeparture id={departureId}>{(known) => <BookingContent known={known} id={bookingId} />}</WithDeparture>;
}

function BookingFacts({ booking, owed }: { booking: RosterBooking; owed: number }) {
  return (
    <section className="surface" aria-label={booking.customer_name}>
      <Facts
        of={Object.entries<ReactNode>({
          [GUIDE_BOOKING.guests]: booking.guests,
          [GUIDE_BOOKING.reference]: booking.reference,
          [GUIDE_BOOKING.phone]: booking.customer_phone ? <PhoneLink number={booking.customer_phone} /> : null,
          [GUIDE_BOOKING.options]: optionsText(booking.options ?? []),
          [GUIDE_BOOKING.note]: booking.guide_note,
          [GUIDE_BOOKING.requests]: booking.special_requests,
          [GUIDE_BOOKING.owed]: owed > 0 ? money(owed) : null,
        }).concat(answerFacts(booking.answers))}
      />
    </section>
  );
}

function BookingContent({ known, id }: { known: GuideDeparture; id: string }) {
  const { departure, roster, facts, rows } = known;
  const listedRow = rows.find((row) => row.id === id);
  const backLink = { to: paths.guideDeparture(departure.id), label: departure.title };
  if (!listedRow) {
    return (
      <GuidePage title={GUIDE_DEPARTURE.notListed} back={backLink}>
        <RosterStatus roster={roster} />
        <EmptyState title={GUIDE_DEPARTURE.nobody} />
      </GuidePage>
    );
  }
  const { booking, checkIn } = listedRow;
  const row = { ...listedRow, facts: facts.filter((fact) => fact.booking_id === id) };
  const seatState = booking ? seatStateOf(booking) : "kept";
  const travelers = booking?.travelers ?? [];
  return (
    <GuidePage title={booking?.customer_name ?? GUIDE_DEPARTURE.notListed} back={backLink}>
      <RosterStatus roster={roster} />
      {booking && seatState === "left" ? (
        <p className="notice">{checkIn.state === "in" ? seenAnywayText(booking, checkIn.fact) : leftText(booking)}</p>
      ) : null}
      {seatState === "unconfirmed" ? <p className="notice">{GUIDE_BOOKING.unconfirmed}</p> : null}
      <BookingCheckIn key={checkIn.state} known={known} row={row} by="name" />
      {booking ? <BookingFacts booking={booking} owed={owedBy(known, booking)} /> : null}
      {booking ? <CashPanel known={known} booking={booking} /> : null}
      {travelers.length > 0 ? (
        <Panel title={GUIDE_BOOKING.travelers}>
          <ul className="plain stack tight">
            {travelers.map((guest) => (
              <li key={guest.position}>{travelerWords(shared, guest)}</li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <History known={known} row={row} />
    </GuidePage>
  );
}
