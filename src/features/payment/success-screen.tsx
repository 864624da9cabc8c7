import { PaymentPage } from "./payment-page.tsx";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router-dom";
import { paymentEnded } from "../../domain/payment/failures.ts";
import { day, dayInTashkent, money } from "../../domain/words.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { NO_CONNECTION, SUCCESS_WORDS } from "./messages.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { useFailure } from "./use-failure.ts";
import { usePayment } from "./use-payment.ts";

const accepted = new Set(["completed", "success", "paid"]);

export function SuccessScreen() {
  const [params] = useSearchParams();
  const id = params.get("payment_id") ?? "";
  const state = usePayment(id);
  const paid = state.step === "found" && accepted.has(state.payment.status.toLowerCase());
  const wrong = state.step === "found" && !paid ? paymentEnded(state.payment.status) : undefined;
  useFailure(wrong, id);

  if (id && (state.step === "loading" || wrong)) return <Spinner />;
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
              <Button component={Link} to={paths.trips()}>
                My trips
              </Button>
            )
          }
        />
      </Page>
    );
  }
  const { payment } = state;
  return (
    <PaymentPage title="Payment Successful">
      <Facts
        of={{
          Amount: money(payment.amount_cents),
          "Payment ID": payment.payment_id,
          Date: dayInTashkent(payment.paid_at ?? payment.created_at),
          Status: "Paid",
          Trip: payment.title,
          "Check-in": day(payment.check_in),
          Guests: payment.guests,
        }}
      />
      <div className="row screen-only">
        <Button onClick={() => window.print()}>Print Receipt</Button>
        <Button component={Link} to={paths.home()} variant="default">
          Return Home
        </Button>
      </div>
    </PaymentPage>
  );
}
