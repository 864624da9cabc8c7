import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import * as payment from "#texts/payment.ts";
import * as terms from "#texts/terms.ts";
import { CANCEL_TRIP, TRY_AGAIN } from "#texts/trips.ts";
import { money } from "#texts/write.ts";
import { serverCalls, type CancelQuote } from "../../../data/remote/traveler/verbs.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { runTripAction } from "../../../data/sync/outbox/run-trip-action.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { cardRest, methodsOf, refundPartsFor } from "../../../domain/payment/payment-ways.ts";
import { paths } from "../../../shared/paths.ts";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import { toast, type Toast } from "../../../shared/ui/toast/toast.ts";
import { refundRoute, refundPartsText } from "../../../text/payment.ts";
import { refundSentence } from "../../../text/terms.ts";
import { cancelRefused, waitText } from "../texts/refusal-text.ts";
import { leadToState } from "./trip-state.tsx";

async function cancelTrip(booking: LocalBooking, { refund_cents, status }: CancelQuote): Promise<Toast | null> {
  const shownRefund = { expected_refund_cents: refund_cents, expected_status: status };
  const outcome = await runTripAction("cancel", booking, shownRefund);
  if (outcome.ok) return { ...CANCEL_TRIP.done, tone: "success" };
  if (outcome.code === "unanswered") return null;
  await openOutbox().refresh(booking.id);
  const message =
    outcome.code === "not_done"
      ? CANCEL_TRIP.nothingChanged({ reason: waitText(outcome.problem) })
      : cancelRefused(outcome.refusal.code);
  return { title: CANCEL_TRIP.notDone, message, tone: "error" };
}

function refundText({ refund_cents, ways }: CancelQuote): string {
  const card = cardRest(ways);
  if (refund_cents === 0 && card > 0) return CANCEL_TRIP.toGiftCard({ cents: money(card) });
  if (refund_cents === 0) return CANCEL_TRIP.noRefund;
  const parts = refundPartsFor(ways, refund_cents);
  return parts.every(({ method }) => method === "provider")
    ? CANCEL_TRIP.refund({ cents: money(refund_cents) })
    : `${refundPartsText(payment, refund_cents, parts)}. ${refundRoute(payment, methodsOf(parts)).takes}`;
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
        title: CANCEL_TRIP.notNow,
        message: TRY_AGAIN.after({ reason: waitText(answer.reason) }),
        tone: "error",
      });
    else if (answer.value === null)
      toast({ title: CANCEL_TRIP.notNow, message: CANCEL_TRIP.refusals.not_cancellable, tone: "error" });
    else setAsked(answer.value);
  };
  const confirm = async (quote: CancelQuote) => {
    setBusy(true);
    const message = await cancelTrip(booking, quote);
    setBusy(false);
    setAsked(null);
    if (message) toast(message);
    if (message?.tone !== "error") leadToState();
  };

  return (
    <Panel title={CANCEL_TRIP.title}>
      <Text>{refundSentence(terms, view, today)}</Text>
      <Text size="sm">
        <Sentence
          of={CANCEL_TRIP.policy({ version: view.terms.version })}
          links={{ policy: (text) => <TextLink to={paths.cancellationPolicy()}>{text}</TextLink> }}
        />
      </Text>
      {asked === null ? (
        <Button mt="md" variant="default" loading={busy} onClick={() => void requestQuote()} className="screen-only">
          {CANCEL_TRIP.ask}
        </Button>
      ) : (
        <div role="alertdialog" aria-label={CANCEL_TRIP.ask}>
          <Text mt="md" fw={600}>
            {CANCEL_TRIP.question({ refund: refundText(asked) })}
          </Text>
          <Group mt="xs">
            <Button color="red" loading={busy} onClick={() => void confirm(asked)}>
              {CANCEL_TRIP.confirm}
            </Button>
            <Button variant="default" onClick={() => setAsked(null)}>
              {CANCEL_TRIP.keep}
            </Button>
          </Group>
        </div>
      )}
    </Panel>
  );
}
