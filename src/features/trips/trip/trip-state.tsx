import { Badge, Group, Loader, Text } from "@mantine/core";
import { stateWords, type BookingState } from "../../../domain/booking/booking-state.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { money } from "../../../domain/words/money.ts";
import { NotifyMe } from "./notify-me.tsx";
import { PayNow } from "./pay-now.tsx";
import classes from "../trips.module.css";
import { STATE_COLORS, stateText } from "../messages.ts";

type Props = { booking: LocalBooking; state: BookingState; leading: boolean };

/** Where the booking stands, in words that claim no more than the server said. */
export const TripState = ({ booking, state, leading }: Props) => {
  const { view, request } = booking;
  const cheaper = view && request && view.total_cents < request.total_price_cents;
  return (
    <section className={classes.card}>
      <output>
        <Badge size="xl" color={STATE_COLORS[state]}>
          {stateWords(state, view?.expires_at ?? null)}
        </Badge>
        <Text mt="sm">{stateText(state, booking.refusal !== null)}</Text>
        {cheaper ? (
          <Text mt={4}>
            Good news: the price is now {money(view.total_cents)} instead of {money(request.total_price_cents)}.
          </Text>
        ) : null}
      </output>
      {state === "on_phone" ? <NotifyMe /> : null}
      {leading ? (
        <Group mt="md">
          <Loader size="sm" /> <Text>Taking you to payment…</Text>
        </Group>
      ) : null}
      {state === "held" && !leading && booking.token !== "" ? (
        <Group mt="md">
          <PayNow booking={booking} />
        </Group>
      ) : null}
    </section>
  );
};
