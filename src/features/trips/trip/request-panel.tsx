import { Button, Text } from "@mantine/core";
import { clockTime } from "#texts/app.ts";
import { TRIP_PAGE, TRIP_REQUEST } from "#texts/trips.ts";
import { day, money } from "#texts/write.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { hereClock } from "../../../domain/booking/booking-state.ts";
import type { BookingRequest } from "../../../domain/booking/local-booking.ts";
import type { OutboxEntry } from "../../../domain/outbox/outbox-types.ts";
import { optionsText, type QuotedOption } from "../../../domain/pricing/options.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { waitText } from "../texts/refusal-text.ts";

type Props = { request: BookingRequest; options?: QuotedOption[] | undefined; entry: OutboxEntry | null };

export const RequestPanel = ({ request, options, entry }: Props) => (
  <Panel title={TRIP_REQUEST.title}>
    <Facts
      of={Object.entries({
        [TRIP_REQUEST.starts]: day(request.check_in),
        [TRIP_REQUEST.group]: TRIP_PAGE.guests({ guests: request.guests }),
        [TRIP_REQUEST.options]: optionsText(options),
        [TRIP_REQUEST.traveler]: `${request.customer_first_name} ${request.customer_last_name}`,
        [TRIP_REQUEST.contact]: `${request.customer_email}, ${request.customer_phone}`,
        [TRIP_REQUEST.requests]: request.special_requests,
        [TRIP_REQUEST.code]: request.code && TRIP_REQUEST.codeLater({ code: request.code }),
        [TRIP_REQUEST.total]: money(request.total_price_cents),
      }).concat((request.answers ?? []).map(({ question, answer }) => [question, answer]))}
    />
    <Text size="sm" c="dimmed" mt="xs">
      {TRIP_REQUEST.priceStays}
    </Text>
    {entry !== null && entry.problem !== null ? (
      <>
        <Text size="sm" mt="sm">
          {TRIP_REQUEST.lastTry({
            reason: waitText(entry.problem),
            next: clockTime({ instant: hereClock(new Date(entry.next_try_at).toISOString()) }),
          })}
        </Text>
        <Button variant="light" mt="xs" onClick={() => openOutbox().wake(true)}>
          {TRIP_REQUEST.tryNow}
        </Button>
      </>
    ) : null}
  </Panel>
);
