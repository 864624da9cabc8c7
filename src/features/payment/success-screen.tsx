import { Button } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { paymentEnded } from "../../domain/payment/failures.ts";
import { day, dayInTashkent, money } from "#words/write.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { NO_CONNECTION, SUCCESS_WORDS } from "./messages.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import type { PaymentFacts } from "../../data/remote/traveler.ts";
import { Receipt } from "./receipt.tsx";
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
      ? SUCCESS_WORDS.noId
      : state.step === "missing"
        ? SUCCESS_WORDS.notFound
        : SUCCESS_WORDS.loadFailed;
    const mayAskAgain = state.step === "unreachable" || state.step === "unreadable";
    return (
      <Page narrow title={title}>
        <EmptyState
          title={state.step === "unreachable" ? NO_CONNECTION : SUCCESS_WORDS.notFoundOrDenied}
          action={
            mayAskAgain ? (
              <Button onClick={state.again}>Try again</Button>
            ) : (
              <ButtonLink to={paths.trips()}>My trips</ButtonLink>
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
    <PaymentPage title="Payment Successful">
      <TripHead trip={trip} payment={payment} />
      <TripButtons trip={trip} />
      <Receipt trip={trip} payment={payment} />
      <Facts
        of={{
          "Payment ID": payment.payment_id,
          Date: dayInTashkent(payment.paid_at ?? payment.created_at),
          Status: "Paid",
          "Check-in": day(payment.check_in),
          Guests: payment.guests,
          Amount: money(payment.amount_cents),
        }}
      />
      <div className="row screen-only">
        <Button variant="default" onClick={() => window.print()}>
          Print Receipt
        </Button>
        <ButtonLink to={paths.home()} variant="default">
          Return Home
        </ButtonLink>
      </div>
    </PaymentPage>
  );
}
