import { Anchor, Button } from "@mantine/core";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { operator } from "../../domain/contact/operator.ts";
import { paymentWords } from "../../domain/payment/words.ts";
import { paths } from "../../shared/paths.ts";
import { PageHeading } from "../../shared/ui/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page-meta.tsx";
import { Page } from "../../shared/ui/page.tsx";
import { Facts } from "./payment-facts.tsx";
import classes from "./payment.module.css";

// We stopped asking; the payment itself has not failed, and must not be called failed.
const stillOpen = new Set([
  paymentWords.timeout,
  "Unable to verify payment status",
  "User cancelled payment verification",
]);

export const FailureScreen = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const message = params.get("message") ?? params.get("error") ?? paymentWords.couldNotProcess;
  const paymentId = params.get("payment_id");
  const code = params.get("code");
  const rows: [string, string][] = [["Details", message || paymentWords.couldNotProcess]];
  if (paymentId) rows.push(["Payment ID", paymentId]);
  if (code) rows.push(["Code", code]);
  const mail = `mailto:${operator.email}?subject=${encodeURIComponent(`Payment ${paymentId ?? ""}`.trim())}`;
  return (
    <Page narrow>
      <PageMeta title="Payment failed" />
      <div className={classes.panel}>
        <PageHeading>{stillOpen.has(message) ? "Payment not confirmed yet" : "Payment failed"}</PageHeading>
        <Facts rows={rows} />
        <p>
          {stillOpen.has(message)
            ? "We keep checking: if the payment arrives, your booking is confirmed by itself and you get an e-mail. My trips shows it at the next start of the app."
            : "Nothing was booked for money that did not arrive. While your places are held you can pay again."}
        </p>
        <div className={classes.actions}>
          <Button onClick={() => void navigate(-1)}>Retry Payment</Button>
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
};
