import { NO_EMAIL, ONE_BOOKING, BOOKINGS, FACTS } from "#texts/desk.ts";
import { momentInTashkent } from "#texts/write.ts";
import { answerFacts } from "../../../domain/booking/booked-answers.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { LANGUAGE_NAMES, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import { optionsText } from "../../../domain/pricing/options.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { MailTo, PhoneLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { channelText } from "../../../text/desk.ts";
import { Travelers } from "../../shared/travelers.tsx";

export const DeskTripPanel = ({ booking }: { booking: BookingDetail }) => (
  <Panel title={FACTS.trip}>
    <Facts
      of={{
        [FACTS.trip]: booking.title,
        [FACTS.options]: optionsText(booking.options),
        [FACTS.requests]: booking.special_requests ?? FACTS.none,
        [FACTS.booked]: `${momentInTashkent(booking.created_at)}${booking.source === "manual" ? BOOKINGS.byUs : ""}`,
        [FACTS.channel]:
          booking.channel === "own"
            ? null
            : BOOKINGS.commission({ channel: channelText(booking), cents: booking.commission_cents }),
        [FACTS.ended]: booking.cancelled_at && momentInTashkent(booking.cancelled_at),
      }}
    />
    <Facts of={answerFacts(booking.answers)} />
    <h3>{BOOKINGS.travelers}</h3>
    <Travelers booking={booking} />
    <h3>{ONE_BOOKING.guest}</h3>
    <Facts
      of={{
        [FACTS.name]: booking.customer_name,
        [FACTS.email]: booking.customer_email ? <MailTo address={booking.customer_email} /> : NO_EMAIL,
        [FACTS.phone]: <PhoneLink number={booking.customer_phone} />,
        [FACTS.mailLanguage]: LANGUAGE_NAMES[booking.language ?? SOURCE_LANGUAGE],
      }}
    />
  </Panel>
);
