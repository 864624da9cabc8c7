import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { serverCalls, type CancelQuote } from "../../../data/remote/traveler.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { refundSentence } from "#words/trips/cancel-outcome.ts";
import { paths } from "../../../shared/paths.ts";
import { toast, type Toast } from "../../../shared/ui/toast/toast.ts";
import { money } from "#words/write.ts";
import { refundRoute, refundPartsText } from "#words/payment/refund-route.ts";
import { cardRest, methodsOf, refundPartsFor } from "../../../domain/payment/ways.ts";
import { CANCEL_REFUSED, cancelRefused, waitText } from "../messages/trips.ts";
import { runTripAction } from "../../../data/sync/outbox/run-trip-action.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";

/** Sends the status and refund on the screen, so that the server refuses if either has changed. */
async function cancelTrip(booking: LocalBooking, { refund_cents, status }: CancelQuote): Promise<Toast | null> {
  const shownRefund = { expected_refund_cents: refund_cents, expected_status: status };
  const outcome = await runTripAction("cancel", booking, shownRefund);
  if (outcome.ok)
    return { title: "Booking cancelled", message: "A confirmation email is on its way.", tone: "success" };
  if (outcome.code === "unanswered") return null;
  await openOutbox().refresh(booking.id);
  const message =
    outcome.code === "not_done"
      ? `${waitText(outcome.problem)}. Nothing was changed. Please try again.`
      : cancelRefused(outcome.refusal.code);
  return { title: "Not cancelled", message, tone: "error" };
}

function refundText({ refund_cents, ways }: CancelQuote): string {
  const card = cardRest(ways);
  if (refund_cents === 0 && card > 0) return `${money(card)} returns to your gift card.`;
  if (refund_cents === 0) return "Nothing will be refunded.";
  const parts = refundPartsFor(ways, refund_cents);
  return parts.every(({ method }) => method === "provider")
    ? `${money(refund_cents)} will be refunded.`
    : `${refundPartsText(refund_cents, parts)}. ${refundRoute(methodsOf(parts)).takes}`;
}

type Props = { booking: LocalBooking; view: BookingView; today: string };

export function RefundPanel({ booking, view, today }: Props) {
  const [asked, setAsked] = useState<CancelQuote | null>(null);
  const [busy, setBusy] = useState(false);

  const requestQuote = async () => {
    setBusy(true);
    const answer = await serverCalls("rpc/cancel_quote", { booking_id: booking.id, token: booking.token });
    setBusy(false);
    if (!answer.ok)
      toast({
        title: "Can't cancel right now",
        message: `${waitText(answer.reason)}. Please try again.`,
        tone: "error",
      });
    else if (answer.value === null)
      toast({ title: "Can't cancel right now", message: CANCEL_REFUSED.not_cancellable, tone: "error" });
    else setAsked(answer.value);
  };
  const confirm = async (quote: CancelQuote) => {
    setBusy(true);
    const message = await cancelTrip(booking, quote);
    setBusy(false);
    setAsked(null);
    if (message) toast(message);
  };

  return (
    <Panel title="Cancel">
      <Text>{refundSentence(view, today)}</Text>
      <Text size="sm">
        <TextLink to={paths.cancellationPolicy()}>Cancellation Policy</TextLink> (version {view.terms.version})
      </Text>
      {asked === null ? (
        <Button mt="md" variant="default" loading={busy} onClick={() => void requestQuote()} className="screen-only">
          Cancel this booking
        </Button>
      ) : (
        <div role="alertdialog" aria-label="Cancel this booking">
          <Text mt="md" fw={600}>
            {refundText(asked)} Cancel this booking?
          </Text>
          <Group mt="xs">
            <Button color="red" loading={busy} onClick={() => void confirm(asked)}>
              Yes, cancel it
            </Button>
            <Button variant="default" onClick={() => setAsked(null)}>
              Keep it
            </Button>
          </Group>
        </div>
      )}
    </Panel>
  );
}
