import { Button } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { failureSentence, paymentEnded, type PaymentFailure } from "../../domain/payment/failures.ts";
import { trustedNow } from "../../data/net/clock.ts";
import type { PaymentFacts } from "../../data/remote/traveler.ts";
import { day, dayInTashkent, money } from "#words/write.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { DocumentButtons } from "./document-buttons.tsx";
import { CONFIRMED_LEAD, LAST_STEP, NO_CONNECTION, SEE_TRIP, STANDINGS, type ConfirmationState } from "./messages.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { Receipt } from "./receipt.tsx";
import { TripButtons } from "./trip-buttons.tsx";
import { TripHead } from "./trip-head.tsx";
import { useFailure } from "./use-failure.ts";
import { usePayment, type PaymentState } from "./use-payment.ts";

function standingOf({ needs_attention, booking_status }: PaymentFacts): ConfirmationState {
  if (booking_status === "cancelled" || booking_status === "refunded") return "cancelled";
  if (booking_status !== "confirmed") return "late";
  return needs_attention ? "second_look" : "confirmed";
}

function stillToPay({ owed_cents, balance_due_on }: PaymentFacts): string | null {
  if (owed_cents === 0) return null;
  return balance_due_on === null ? money(owed_cents) : `${money(owed_cents)} by ${day(balance_due_on)}`;
}

const Next = ({ standing }: { standing: ConfirmationState }) => (
  <>
    <h2>What's next</h2>
    <ol>
      {standing === "confirmed" ? <li>Your confirmation is on its way by email.</li> : null}
      {standing === "confirmed" ? (
        <li>
          Your voucher is under <Link to={paths.trips()}>My trips</Link>, even offline.
        </li>
      ) : (
        <li>
          <Link to={paths.trips()}>My trips</Link> {SEE_TRIP[standing]}
        </li>
      )}
      <li>{LAST_STEP[standing]}</li>
    </ol>
  </>
);

function wrongWith(paymentId: string, state: PaymentState): PaymentFailure | undefined {
  if (!paymentId) return "missing_payment";
  if (state.step === "missing") return "not_found";
  if (state.step === "unreadable") return "unverified_payment";
  if (state.step === "found" && state.payment.status !== "completed") return paymentEnded(state.payment.status);
  return undefined;
}

export function ConfirmationScreen() {
  const { paymentId = "" } = useParams();
  const state = usePayment(paymentId);
  const wrong = wrongWith(paymentId, state);
  useFailure(wrong, paymentId);

  if (state.step === "unreachable") {
    return (
      <Page narrow route="paymentReturn" heading={failureSentence("unverified_payment")}>
        <EmptyState title={NO_CONNECTION} action={<Button onClick={state.again}>Try again</Button>}>
          Your payment is safe with the provider and with us. My trips shows what this device last knew of the booking.
        </EmptyState>
      </Page>
    );
  }
  if (state.step !== "found" || wrong) return <Spinner label="Checking the payment" />;
  return <Confirmed payment={state.payment} />;
}

function Confirmed({ payment }: { payment: PaymentFacts }) {
  const trip = useTripOf(payment.payment_id, payment.booking_id);
  const standing = standingOf(payment);
  const { title, lead, status } = STANDINGS[standing];
  return (
    <PaymentPage title={title} lead={lead ?? CONFIRMED_LEAD(money(payment.amount_cents))}>
      <TripHead trip={trip} payment={payment} />
      <TripButtons trip={trip} />
      <Next standing={standing} />
      <Receipt trip={trip} payment={payment} />
      <Facts
        of={{
          "Payment ID": payment.payment_id,
          Status: status,
          Today: dayInTashkent(trustedNow()),
          "Still to pay": stillToPay(payment),
        }}
      />
      {standing === "confirmed" ? <DocumentButtons payment={payment} /> : null}
    </PaymentPage>
  );
}
