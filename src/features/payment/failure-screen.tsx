import { Anchor } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { clockTime } from "#texts/app.ts";
import { FAILURE_PAGE, FAILURE_TEXTS, OPEN_PAYMENT, REFUNDED_PAYMENT, UNKNOWN_PAYMENT } from "#texts/payment.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { bookingState, hereClock } from "../../domain/booking/booking-state.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { isStillOpen, isUnknownPayment, paymentEnded } from "../../domain/payment/failures.ts";
import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { useShop, WriteToUs } from "../../shared/ui/shop.tsx";
import { failureSentence } from "../../text/payment-pages.ts";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { RetryPaymentButton } from "./retry-payment-button.tsx";
import { SmallPrint } from "./small-print.tsx";
import { TripHead } from "./trip-head.tsx";
import { usePayment } from "./use-payment.ts";

function wordsFor(code: string) {
  if (isUnknownPayment(code)) return UNKNOWN_PAYMENT;
  return isStillOpen(code) ? OPEN_PAYMENT : FAILURE_TEXTS;
}

function meaningFor(trip: LocalBooking | undefined, code: string): string[] {
  const state = trip && bookingState(trip, trustedNow());
  if (state === "expired") return [FAILURE_TEXTS.over];
  const heldUntil = trip?.view?.expires_at;
  const heldText =
    state === "held" && heldUntil
      ? FAILURE_TEXTS.held({ until: clockTime({ instant: hereClock(heldUntil) }) })
      : FAILURE_TEXTS.meaning;
  if (code === paymentEnded("cancelled")) return [FAILURE_TEXTS.cancelled, heldText];
  const declined = code === paymentEnded("failed") ? [FAILURE_TEXTS.declined] : [];
  return [...declined, heldText, FAILURE_TEXTS.tryNext];
}

export function FailureScreen() {
  const [params] = useSearchParams();
  const code = params.get("code") ?? "";
  const paymentId = params.get("payment_id") || null;
  const ownSentence = failureSentence(code);
  const refunded = code === paymentEnded("refunded");
  const words = refunded ? REFUNDED_PAYMENT : wordsFor(code);
  // Its money may still arrive, so the first button must not lead to a second payment.
  const isUnsure = words === OPEN_PAYMENT;
  const details = params.get("message") || params.get("error") || ownSentence || FAILURE_PAGE.notProcessed;
  const { email } = useShop();
  const mail = `mailto:${email}?subject=${encodeURIComponent(FAILURE_PAGE.mailSubject({ paymentId: paymentId ?? "" }).trim())}`;
  const state = usePayment(paymentId ?? "");
  const payment = state.step === "found" ? state.payment : undefined;
  const trip = useTripOf(paymentId ?? "", payment?.booking_id ?? null);
  const retry = refunded ? null : <RetryPaymentButton paymentId={paymentId} quiet={isUnsure} />;
  return (
    <PaymentPage title={code === paymentEnded("cancelled") ? FAILURE_TEXTS.cancelledTitle : words.title}>
      {(words === FAILURE_TEXTS ? meaningFor(trip, code) : [words.meaning]).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isUnsure ? null : retry}
      <TripHead trip={trip} payment={payment} withAmount />
      <div className="row screen-only">
        <ButtonLink to={paths.trips()} variant={isUnsure ? "filled" : "default"}>
          {FAILURE_PAGE.trips}
        </ButtonLink>
        <ButtonLink to={paths.home()} variant="default">
          {FAILURE_PAGE.home}
        </ButtonLink>
      </div>
      {isUnsure ? retry : null}
      <p>
        {FAILURE_PAGE.questions} {email ? <Anchor href={mail}>{email}</Anchor> : <WriteToUs />}
      </p>
      <SmallPrint paymentId={paymentId}>
        <span>{details}</span>
        {ownSentence === null && code ? (
          <span>
            {FAILURE_PAGE.code} {code}
          </span>
        ) : null}
      </SmallPrint>
    </PaymentPage>
  );
}
