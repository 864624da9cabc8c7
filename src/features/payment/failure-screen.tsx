import { Anchor, Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router-dom";
import { operator } from "../../domain/contact/operator.ts";
import { failureSentence, isStillOpen, isUnknownPayment, paymentEnded } from "../../domain/payment/failures.ts";
import { paths } from "../../shared/paths.ts";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page/page-meta.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { COULD_NOT_PROCESS, FAILED_WORDS, REFUNDED_WORDS, STILL_OPEN_WORDS, UNKNOWN_WORDS } from "./messages.ts";
import { Facts } from "./payment-facts.tsx";
import classes from "./payment.module.css";
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
  const rows: [string, string][] = [["Details", details]];
  if (paymentId) rows.push(["Payment ID", paymentId]);
  if (code && ours === null) rows.push(["Code", code]);
  const mail = `mailto:${operator.email}?subject=${encodeURIComponent(`Payment ${paymentId ?? ""}`.trim())}`;
  return (
    <Page narrow>
      <PageMeta title={words.title} />
      <div className={classes.panel}>
        <PageHeading>{words.title}</PageHeading>
        <Facts rows={rows} />
        <p>{words.meaning}</p>
        {refunded ? null : <RetryPayment paymentId={paymentId} />}
        <div className={classes.actions}>
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
      </div>
    </Page>
  );
}
