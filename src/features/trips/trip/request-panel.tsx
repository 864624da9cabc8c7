import { Button, Text } from "@mantine/core";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { OutboxEntry } from "../../../domain/outbox/outbox-types.ts";
import { clockTime } from "#words/shared/booking-states.ts";
import type { BookingRequest } from "../../../domain/booking/local-booking.ts";
import { optionsText, type QuotedOption } from "../../../domain/pricing/options.ts";
import { day, money } from "#words/write.ts";
import { guestsText, waitText } from "../messages/trips.ts";

type Props = { request: BookingRequest; options?: QuotedOption[] | undefined; entry: OutboxEntry | null };

export const RequestPanel = ({ request, options, entry }: Props) => (
  <Panel title="Your booking">
    <Facts
      of={{
        Starts: day(request.check_in),
        Group: guestsText(request.guests),
        Options: optionsText(options),
        Traveler: `${request.customer_first_name} ${request.customer_last_name}`,
        Contact: `${request.customer_email}, ${request.customer_phone}`,
        Requests: request.special_requests,
        Code: request.code && `${request.code}, checked when your request is sent`,
        Total: money(request.total_price_cents),
      }}
    />
    <Text size="sm" c="dimmed" mt="xs">
      Your price won't go up without your OK.
    </Text>
    {entry !== null && entry.problem !== null ? (
      <>
        <Text size="sm" mt="sm">
          Last try: {waitText(entry.problem)}. We try again automatically, next at about{" "}
          {clockTime(new Date(entry.next_try_at).toISOString())}.
        </Text>
        <Button variant="light" mt="xs" onClick={() => openOutbox().wake(true)}>
          Try now
        </Button>
      </>
    ) : null}
  </Panel>
);
