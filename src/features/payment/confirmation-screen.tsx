import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { failureSentence, paymentEnded, type PaymentFailure } from "../../domain/payment/failures.ts";
import { day, dayInTashkent } from "../../domain/words/day.ts";
import { money } from "../../domain/words/money.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { PageHeading } from "../../shared/ui/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page-meta.tsx";
import { Page } from "../../shared/ui/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { DocumentButtons } from "./document-buttons.tsx";
import { NO_CONNECTION } from "./messages.ts";
import { Facts } from "./payment-facts.tsx";
import classes from "./payment.module.css";
import { useFailure } from "./use-failure.ts";
import { usePayment, type PaymentState } from "./use-payment.ts";

const secondLook = (confirmed: boolean): string =>
  confirmed
    ? "Your places are yours. Something about this payment needs a second look by us: we write to you within 24 hours."
    : "Your money arrived after the hold had ended and we are looking for places for you. We write to you within 24 hours, with your places or with everything back.";

const Next = ({ attention }: { attention: boolean }) => (
  <>
    <h2>What's next</h2>
    {attention ? (
      <ol>
        <li>Somebody of us is looking at it already. There is nothing you need to do.</li>
        <li>You get an e-mail with what we found, and the payment ID above is all we need if you ask.</li>
        <li>
          <Link to={paths.trips()}>My trips</Link> shows how it stands.
        </li>
      </ol>
    ) : (
      <ol>
        <li>Your confirmation is on its way by e-mail.</li>
        <li>
          Your voucher is under <Link to={paths.trips()}>My trips</Link>, also without a signal.
        </li>
        <li>Three days before departure we remind you of the meeting point and the time.</li>
      </ol>
    )}
  </>
);

function wrongWith(paymentId: string, state: PaymentState): PaymentFailure | undefined {
  if (!paymentId) return "missing_payment";
  if (state.step === "missing") return "not_found";
  if (state.step === "unreadable") return "unverified_payment";
  if (state.step === "found" && state.payment.status !== "completed") return paymentEnded(state.payment.status);
  return undefined;
}

export const ConfirmationScreen = () => {
  const { paymentId = "" } = useParams();
  const [openedAt] = useState(() => Date.now());
  const state = usePayment(paymentId);
  const wrong = wrongWith(paymentId, state);
  useFailure(wrong, paymentId);

  if (state.step === "unreachable") {
    return (
      <Page narrow>
        <PageMeta title="Booking confirmation" />
        <PageHeading>{failureSentence("unverified_payment")}</PageHeading>
        <EmptyState title={NO_CONNECTION} action={<Button onClick={state.again}>Try again</Button>}>
          What you paid is safe with the provider and with us. My trips shows the booking as this device knows it.
        </EmptyState>
      </Page>
    );
  }
  if (state.step !== "found" || wrong) return <Spinner label="Checking the payment" />;
  const { payment } = state;
  const attention = payment.needs_attention || payment.booking_status !== "confirmed";
  return (
    <Page narrow>
      <PageMeta title={attention ? "Payment received" : "Booking Confirmed!"} />
      <div className={classes.panel}>
        <PageHeading lead={attention ? secondLook(payment.booking_status === "confirmed") : payment.title}>
          {attention ? "Payment received" : "Booking Confirmed!"}
        </PageHeading>
        <Facts
          rows={[
            ["Payment ID", payment.payment_id],
            ["Status", attention ? "Needs attention" : "Confirmed"],
            ["Today", dayInTashkent(openedAt)],
            ["Paid on", dayInTashkent(payment.paid_at ?? payment.created_at)],
            ["Amount", money(payment.amount_cents)],
            ["Departure", day(payment.check_in)],
            ["Guests", String(payment.guests)],
          ]}
        />
        {attention ? null : <DocumentButtons payment={payment} />}
        <Next attention={attention} />
      </div>
    </Page>
  );
};
