import { PaymentPage } from "./payment-page.tsx";
import { Anchor, Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router-dom";
import { operator } from "../../domain/contact/operator.ts";
import { failureSentence, isStillOpen, isUnknownPayment, paymentEnded } from "../../domain/payment/failures.ts";
import { paths } from "../../shared/paths.ts";
import { COULD_NOT_PROCESS, FAILED_WORDS, REFUNDED_WORDS, STILL_OPEN_WORDS, UNKNOWN_WORDS } from "./messages.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { RetryPayment } from "./retry-payment-button.tsx";

function wordsFor(code: string) {
  if (isUnknownPayment(code)) return UNKNOWN_WORDS;
  return isStillOpen(code) ? STILL_OPEN_WORDS : FAILED_WORDS;
}

export function FailureScreen() {
  const [params] = useSearchParams();
  const code = params.get("code") ?? "";
  const paymentId = params.get("payment_id") || null;
  const ours = failureSentence(code);
  const refunded = code === paymentEnded("refunded");
  const words = refunded ? REFUNDED_WORDS : wordsFor(code);
  const details = params.get("message") || params.get("error") || ours || COULD_NOT_PROCESS;
  const mail = `mailto:${operator.email}?subject=${encodeURIComponent(`Payment ${paymentId ?? ""}`.trim())}`;
  return (
    <PaymentPage title={words.title}>
      <Facts of={{ Details: details, "Payment ID": paymentId, Code: ours === null && code }} />
      <p>{words.meaning}</p>
      {refunded ? null : <RetryPayment paymentId={paymentId} />}
      <div className="row screen-only">
        <Button component={Link} to={paths.trips()} variant="default">
          My trips
        </Button>
        <Button component={Link} to={paths.home()} variant="default">
          Return to Homepage
        </Button>
      </div>
      <p>
        Questions? <Anchor href={mail}>{operator.email}</Anchor>
      </p>
    </PaymentPage>
  );
}
