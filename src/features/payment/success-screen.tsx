import { Button } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { PAYMENT_AMOUNT, PAYMENT_NOT_SHOWN, PAYMENT_SUCCESS } from "#texts/payment.ts";
import { day, dayInTashkent, money } from "#texts/write.ts";
import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";
import { paymentEnded } from "../../domain/payment/failures.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Facts } from "../../shared/ui/facts.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { Receipt } from "./receipt.tsx";
import { SmallPrint } from "./small-print.tsx";
import { TripButtons } from "./trip-buttons.tsx";
import { TripHead } from "./trip-head.tsx";
import { useFailureRedirect } from "./use-failure.ts";
import { usePayment } from "./use-payment.ts";

const acceptedStatuses = new Set(["completed", "success", "paid"]);

export function SuccessScreen() {
  const [params] = useSearchParams();
  const id = params.get("payment_id") ?? "";
  const state = usePayment(id);
  const paid = state.step === "found" && acceptedStatuses.has(state.payment.status.toLowerCase());
  const paymentFailure = state.step === "found" && !paid ? paymentEnded(state.payment.status) : undefined;
  useFailureRedirect(paymentFailure, id);

  if (id && (state.step === "loading" || paymentFailure)) return <Spinner />;
  if (!id || state.step !== "found") {
    const title = !id
      ? PAYMENT_NOT_SHOWN.noId
      : state.step === "missing"
        ? PAYMENT_NOT_SHOWN.notFound
        : PAYMENT_NOT_SHOWN.loadFailed;
    const mayAskAgain = state.step === "unreachable" || state.step === "unreadable";
    return (
      <Page narrow title={title}>
        <EmptyState
          title={state.step === "unreachable" ? PAYMENT_NOT_SHOWN.noConnection : PAYMENT_NOT_SHOWN.notFoundOrDenied}
          action={
            mayAskAgain ? (
              <Button onClick={state.again}>{PAYMENT_NOT_SHOWN.again}</Button>
            ) : (
              <ButtonLink to={paths.trips()}>{PAYMENT_NOT_SHOWN.trips}</ButtonLink>
            )
          }
        />
      </Page>
    );
  }
  return <Paid payment={state.payment} />;
}

function Paid({ payment }: { payment: PaymentFacts }) {
  const trip = useTripOf(payment.payment_id, payment.booking_id);
  return (
    <PaymentPage title={PAYMENT_SUCCESS.title}>
      <TripHead trip={trip} payment={payment} />
      <Facts
        of={[
          [PAYMENT_AMOUNT, money(payment.amount_cents)],
          [PAYMENT_SUCCESS.date, dayInTashkent(payment.paid_at ?? payment.created_at)],
          [PAYMENT_SUCCESS.status, PAYMENT_SUCCESS.paid],
          [PAYMENT_SUCCESS.checkIn, day(payment.check_in)],
          [PAYMENT_SUCCESS.guests, payment.guests],
        ]}
      />
      <TripButtons trip={trip} />
      <Receipt trip={trip} payment={payment} />
      <div className="row screen-only">
        <Button variant="default" onClick={() => window.print()}>
          {PAYMENT_SUCCESS.print}
        </Button>
        <ButtonLink to={paths.home()} variant="default">
          {PAYMENT_SUCCESS.home}
        </ButtonLink>
      </div>
      <SmallPrint paymentId={payment.payment_id} />
    </PaymentPage>
  );
}
