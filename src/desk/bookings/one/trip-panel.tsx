import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { optionsText } from "../../../domain/pricing/options.ts";
import { momentInTashkent } from "#words/write.ts";
import { MailTo, Tel } from "../../../shared/ui/links.tsx";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { ONE } from "../messages/changing.ts";
import { BOOKINGS } from "../../shared/messages/desk.ts";
import { FACTS } from "../../shared/messages/desk-names.ts";
import { Travelers } from "../../shared/travelers.tsx";

export const DeskTripPanel = ({ booking }: { booking: BookingDetail }) => (
  <Panel title={FACTS.trip}>
    <Facts
      of={{
        [FACTS.trip]: booking.title,
        [FACTS.options]: optionsText(booking.options),
        [FACTS.requests]: booking.special_requests ?? FACTS.none,
        [FACTS.booked]: `${momentInTashkent(booking.created_at)}${booking.source === "manual" ? BOOKINGS.byUs : ""}`,
        [FACTS.ended]: booking.cancelled_at && momentInTashkent(booking.cancelled_at),
      }}
    />
    <h3>{BOOKINGS.travelers}</h3>
    <Travelers booking={booking} />
    <h3>{ONE.guest}</h3>
    <Facts
      of={{
        [FACTS.name]: booking.customer_name,
        [FACTS.email]: <MailTo address={booking.customer_email} />,
        [FACTS.phone]: <Tel number={booking.customer_phone} />,
      }}
    />
  </Panel>
);
