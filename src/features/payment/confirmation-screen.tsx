import { Button } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { paymentEnded, type PaymentFailure } from "../../domain/payment/failures.ts";
import { trustedNow } from "../../data/net/clock.ts";
import type { PaymentFacts } from "../../data/remote/traveler.ts";
import { day, dayInTashkent, money } from "#words/write.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { DocumentButtons } from "./document-buttons.tsx";
import {
  CONFIRMED_LEAD,
  LAST_STEP,
  NO_CONNECTION,
  TRIP_LINK_TEXTS,
  CONFIRMATION_TEXTS,
  type ConfirmationState,
} from "./messages.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { Receipt } from "./receipt.tsx";
import { TripButtons } from "./trip-buttons.tsx";
import { TripHead } from "./trip-head.tsx";
import { useFailureRedirect } from "./use-failure.ts";
import { usePayment, type PaymentState } from "./use-payment.ts";
import { failureSentence } from "#words/payment/failures.ts";

function standingOf({ needs_attention, booking_status }: PaymentFacts): ConfirmationState {
  if (booking_status === "cancelled" || booking_status === "refunded") return "cancelled";
  if (booking_status !== "confirmed") return "late";
  return needs_attention ? "second_look" : "confirmed";
}

function openBalanceText({ owed_cents, balance_due_on }: PaymentFacts): string | null {
  if (owed_cents === 0) return null;
  return balance_due_on === null ? money(owed_cents) : `${money(owed_cents)} by ${day(balance_due_on)}`;
}

const Next = ({ standing: confirmationState }: { standing: ConfirmationState }) => (
  <>
    <h2>What's next</h2>
    <ol>
      {confirmationState === "confirmed" ? <li>Your confirmation is on its way by email.</li> : null}
      {confirmationState === "confirmed" ? (
        <li>
          Your voucher is under <Link to={paths.trips()}>My trips</Link>, even offline.
        </li>
      ) : (
        <li>
          <Link to={paths.trips()}>My trips</Link> {TRIP_LINK_TEXTS[confirmationState]}
        </li>
      )}
      <li>{LAST_STEP[confirmationState]}</li>
    </ol>
  </>
);

function failureOf(paymentId: string, state: PaymentState): PaymentFailure | undefined {
  if (!paymentId) return "missing_payment";
  if (state.step === "missing") return "not_found";
  if (state.step === "unreadable") return "unverified_payment";
  if (state.step === "found" && state.payment.status !== "completed") return paymentEnded(state.payment.status);
  return undefined;
}

export function ConfirmationScreen() {
  const { paymentId = "" } = useParams();
  const state = usePayment(paymentId);
  const paymentFailure = failureOf(paymentId, state);
  useFailureRedirect(paymentFailure, paymentId);

  if (state.step === "unreachable") {
    return (
      <Page narrow route="paymentReturn" heading={failureSentence("unverified_payment")}>
        <EmptyState title={NO_CONNECTION} action={<Button onClick={state.again}>Try again</Button>}>
          Your payment is safe with the provider and with us. My trips shows the last status that this device received.
        </EmptyState>
      </Page>
    );
  }
  if (state.step !== "found" || paymentFailure) return <Spinner label="Checking the payment" />;
  return <Confirmed payment={state.payment} />;
}

function Confirmed({ payment }: { payment: PaymentFacts }) {
  const trip = useTripOf(payment.payment_id, payment.booking_id);
  const confirmationState = standingOf(payment);
  const { title, lead, status } = CONFIRMATION_TEXTS[confirmationState];
  return (
    <PaymentPage title={title} lead={lead ?? CONFIRMED_LEAD(money(payment.amount_cents))}>
      <TripHead trip={trip} payment={payment} />
      <TripButtons trip={trip} />
      <Next standing={confirmationState} />
      <Receipt trip={trip} payment={payment} />
      <Facts
        of={{
          "Payment ID": payment.payment_id,
          Status: status,
          Today: dayInTashkent(trustedNow()),
          "Still to pay": openBalanceText(payment),
        }}
      />
      {confirmationState === "confirmed" ? <DocumentButtons payment={payment} /> : null}
    </PaymentPage>
  );
}
