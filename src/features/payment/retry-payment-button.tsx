import { Alert, Button, Group } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import { useState } from "react";
import { NO_RETRY, PAYMENT_RETRY } from "#texts/payment.ts";
import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { retryPayment, type Retry } from "./retry-payment.ts";

type RefusedRetry = Extract<Retry, { ok: false }>;

function nextLinkOf({ code, booking }: RefusedRetry, paymentId: string | null): { label: string; to: string } | null {
  if (code === "other_device") return { label: PAYMENT_RETRY.emailBookings, to: paths.emailMyBookings() };
  if (code === "several") return { label: PAYMENT_RETRY.trips, to: paths.trips() };
  if ((code === "already_paid" || code === "no_deposit") && booking)
    return { label: PAYMENT_RETRY.showTrip, to: paths.trip(booking.id) };
  if (code === "already_paid" && paymentId)
    return { label: PAYMENT_RETRY.confirmation, to: paths.bookingConfirmation(paymentId) };
  const view = booking?.view;
  if ((code === "hold_over" || code === "ended") && view)
    return { label: PAYMENT_RETRY.bookAgain, to: paths.booking(view.item_type, view.item_id) };
  return null;
}

type Props = { paymentId: string | null; quiet?: boolean };

export function RetryPaymentButton({ paymentId, quiet = false }: Props) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RefusedRetry>();
  const nextLink = refused && nextLinkOf(refused, paymentId);

  const retry = async () => {
    setBusy(true);
    setRefused(undefined);
    const answer = await retryPayment(paymentId);
    // Staying busy while the provider's page loads makes a second tap harmless.
    if (answer.ok) return window.location.assign(answer.url);
    setBusy(false);
    return setRefused(answer);
  };

  return (
    <>
      <div className="row screen-only">
        <Button loading={busy} variant={quiet ? "default" : "filled"} onClick={() => void retry()}>
          {PAYMENT_RETRY.retry}
        </Button>
      </div>
      <div role="status">
        {refused ? (
          <Alert color="saffron" mt="md" title={PAYMENT_RETRY.refusedTitle}>
            {NO_RETRY[refused.code]}
            {nextLink ? (
              <Group mt="sm">
                <ButtonLink to={nextLink.to} variant="default">
                  {nextLink.label}
                </ButtonLink>
              </Group>
            ) : null}
          </Alert>
        ) : null}
      </div>
    </>
  );
}
