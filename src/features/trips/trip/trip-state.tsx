import { Badge, Button, Group, Loader, Text } from "@mantine/core";
import { useState } from "react";
import { type BookingState, stateWords } from "../../../domain/booking/booking-state.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { money } from "../../../domain/words.ts";
import { NOT_PAYABLE, STATE_COLORS, stateText } from "../messages.ts";
import { openPayment } from "../../../data/sync/trips/open-payment.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";

const canAsk = () => "Notification" in window && Notification.permission === "default";

/** Asked only here, where something waits to be sent and the app may be closed meanwhile. */
function NotifyMe() {
  const [asks, setAsks] = useState(canAsk);
  if (!asks) return null;
  const ask = async () => {
    await Notification.requestPermission();
    setAsks(false);
  };
  return (
    <Button variant="light" mt="sm" onClick={() => void ask()}>
      Notify me when it is sent
    </Button>
  );
}

/** Asks for the payment page anew: the server answers the open one, or says why there is none. */
function PayNow({ booking }: { booking: LocalBooking }) {
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    const answer = await openPayment(booking);
    // Busy until the provider's page stands: a second tap has nothing to add.
    if (answer.ok) return window.location.assign(answer.url);
    setBusy(false);
    const message = NOT_PAYABLE[answer.code] ?? NOT_PAYABLE.not_now;
    return toast({ title: "Booking failed", message, tone: "error" });
  };
  return (
    <Button color="saffron" size="lg" loading={busy} onClick={() => void pay()}>
      Pay now
    </Button>
  );
}

type Props = { booking: LocalBooking; state: BookingState; leading: boolean };

/** Where the booking stands, in words that claim no more than the server said. */
export function TripState({ booking, state, leading }: Props) {
  const { view, request } = booking;
  const cheaper = view && request && view.total_cents < request.total_price_cents;
  return (
    <section className="surface">
      <output>
        <Badge size="xl" color={STATE_COLORS[state]}>
          {stateWords(state, view?.expires_at ?? null)}
        </Badge>
        <Text mt="sm">{stateText(state, booking)}</Text>
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
}
