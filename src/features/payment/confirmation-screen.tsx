import { Button } from "@mantine/core";
import { useParams } from "react-router-dom";
import { CONFIRMATION_PAGE, CONFIRMATION_TEXTS, PAYMENT_NOT_SHOWN } from "#texts/payment.ts";
import { dayInTashkent, money } from "#texts/write.ts";
import { trustedNow } from "../../data/net/clock.ts";
import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";
import { paymentEnded, type PaymentFailure } from "../../domain/payment/failures.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Facts } from "../../shared/ui/facts.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { linkTo, Sentence } from "../../shared/ui/sentence.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { failureSentence } from "../../text/payment-pages.ts";
import { DocumentButtons } from "./document-buttons.tsx";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { Receipt } from "./receipt.tsx";
import { SmallPrint } from "./small-print.tsx";
import { TripButtons } from "./trip-buttons.tsx";
import { TripHead } from "./trip-head.tsx";
import { useFailureRedirect } from "./use-failure.ts";
import { usePayment, type PaymentState } from "./use-payment.ts";

type ConfirmationState = keyof typeof CONFIRMATION_TEXTS;

function standingOf({ needs_attention, booking_status }: PaymentFacts): ConfirmationState {
  if (booking_status === "cancelled" || booking_status === "refunded") return "cancelled";
  if (booking_status !== "confirmed") return "late";
  return needs_attention ? "second_look" : "confirmed";
}

function openBalanceText({ owed_cents, balance_due_on }: PaymentFacts): string | null {
  if (owed_cents === 0) return null;
  return balance_due_on === null
    ? money(owed_cents)
    : CONFIRMATION_PAGE.owedBy({ cents: owed_cents, date: balance_due_on });
}

const tripsLink = { trips: linkTo(paths.trips()) };

const Next = ({ standing: confirmationState }: { standing: ConfirmationState }) => (
  <>
    <h2>{CONFIRMATION_PAGE.next}</h2>
    {confirmationState === "confirmed" ? (
      <ol>
        <li>{CONFIRMATION_PAGE.mailed}</li>
        <li>
          <Sentence of={CONFIRMATION_PAGE.voucher} links={tripsLink} />
        </li>
        <li>{CONFIRMATION_PAGE.reminder}</li>
      </ol>
    ) : (
      <ol>
        <li>
          <Sentence
            of={confirmationState === "cancelled" ? CONFIRMATION_PAGE.refundShown : CONFIRMATION_PAGE.teamIsOnIt}
            links={tripsLink}
          />
        </li>
        <li>{CONFIRMATION_PAGE.contactUs}</li>
      </ol>
    )}
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
        <EmptyState
          title={PAYMENT_NOT_SHOWN.noConnection}
          action={<Button onClick={state.again}>{CONFIRMATION_PAGE.again}</Button>}
        >
          {CONFIRMATION_PAGE.offline}
        </EmptyState>
      </Page>
    );
  }
  if (state.step !== "found" || paymentFailure) return <Spinner label={CONFIRMATION_PAGE.checking} />;
  return <Confirmed payment={state.payment} />;
}

function Confirmed({ payment }: { payment: PaymentFacts }) {
  const trip = useTripOf(payment.payment_id, payment.booking_id);
  const confirmationState = standingOf(payment);
  const { title, status } = CONFIRMATION_TEXTS[confirmationState];
  const lead =
    confirmationState === "confirmed"
      ? CONFIRMATION_PAGE.paid({ cents: payment.amount_cents })
      : CONFIRMATION_TEXTS[confirmationState].lead;
  return (
    <PaymentPage title={title} lead={lead}>
      <TripHead trip={trip} payment={payment} />
      <Facts of={[[CONFIRMATION_PAGE.stillToPay, openBalanceText(payment)]]} />
      <TripButtons trip={trip} />
      <Next standing={confirmationState} />
      <Receipt trip={trip} payment={payment} />
      {confirmationState === "confirmed" ? <DocumentButtons payment={payment} /> : null}
      <SmallPrint paymentId={payment.payment_id}>
        <span>
          {CONFIRMATION_PAGE.status}: {status}
        </span>
        <span>
          {CONFIRMATION_PAGE.today}: {dayInTashkent(trustedNow())}
        </span>
      </SmallPrint>
    </PaymentPage>
  );
}
