import { Button, Text, Title } from "@mantine/core";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { OutboxEntry } from "../../../domain/outbox/outbox-types.ts";
import { clockTime } from "../../../domain/booking/booking-state.ts";
import type { BookingRequest } from "../../../domain/booking/local-booking.ts";
import { day } from "../../../domain/words/day.ts";
import { money } from "../../../domain/words/money.ts";
import { people, waitText } from "../messages.ts";
import classes from "../trips.module.css";

/** What waits to be sent, word for word; why it did not leave yet, and a tap that tries at once. */
export const RequestPanel = ({ request, entry }: { request: BookingRequest; entry: OutboxEntry | null }) => (
  <section className={classes.card} aria-labelledby="asked">
    <Title order={2} size="h4" id="asked" mb="xs">
      What you asked for
    </Title>
    <dl className={classes.facts}>
      <dt>Starts</dt>
      <dd>{day(request.check_in)}</dd>
      <dt>Group</dt>
      <dd>{people(request.guests)}</dd>
      <dt>Traveler</dt>
      <dd>{`${request.customer_first_name} ${request.customer_last_name}`}</dd>
      <dt>Contact</dt>
      <dd>
        {request.customer_email}, {request.customer_phone}
      </dd>
      {request.special_requests === null ? null : (
        <>
          <dt>Requests</dt>
          <dd>{request.special_requests}</dd>
        </>
      )}
      <dt>Total</dt>
      <dd>{money(request.total_price_cents)}</dd>
    </dl>
    <Text size="sm" c="dimmed" mt="xs">
      You pay this price or less. If it has gone up meanwhile, we ask you first.
    </Text>
    {entry !== null && entry.problem !== null ? (
      <>
        <Text size="sm" mt="sm">
          Last try: {waitText(entry.problem)}. We try again by ourselves, the next time at about{" "}
          {clockTime(new Date(entry.next_try_at).toISOString())}.
        </Text>
        <Button variant="light" mt="xs" onClick={() => openOutbox().wake(true)}>
          Try now
        </Button>
      </>
    ) : null}
  </section>
);
