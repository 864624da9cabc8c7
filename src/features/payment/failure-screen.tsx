import { Anchor } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { useShop, WriteToUs } from "../../shared/ui/shop.tsx";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { trustedNow } from "../../data/net/clock.ts";
import { bookingState } from "../../domain/booking/booking-state.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { isStillOpen, isUnknownPayment, paymentEnded } from "../../domain/payment/failures.ts";
import { paths } from "../../shared/paths.ts";
import { PAYMENT_NOT_PROCESSED, FAILURE_TEXTS, REFUNDED_WORDS, STILL_OPEN_WORDS, UNKNOWN_WORDS } from "./messages.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { RetryPayment } from "./retry-payment-button.tsx";
import { TripHead } from "./trip-head.tsx";
import { usePayment } from "./use-payment.ts";
import { failureSentence } from "#words/payment/failures.ts";
import { clockTime } from "#words/shared/booking-states.ts";

function wordsFor(code: string) {
  if (isUnknownPayment(code)) return UNKNOWN_WORDS;
  return isStillOpen(code) ? STILL_OPEN_WORDS : FAILURE_TEXTS;
}

function meaningFor(trip: LocalBooking | undefined): string[] {
  const state = trip && bookingState(trip, trustedNow());
  if (state === "expired") return [FAILURE_TEXTS.over];
  const heldUntil = trip?.view?.expires_at;
  const heldText = state === "held" && heldUntil ? FAILURE_TEXTS.held(clockTime(heldUntil)) : FAILURE_TEXTS.meaning;
  return [heldText, FAILURE_TEXTS.tryNext];
}

export function FailureScreen() {
  const [params] = useSearchParams();
  const code = params.get("code") ?? "";
  const paymentId = params.get("payment_id") || null;
  const ownSentence = failureSentence(code);
  const refunded = code === paymentEnded("refunded");
  const words = refunded ? REFUNDED_WORDS : wordsFor(code);
  const details = params.get("message") || params.get("error") || ownSentence || PAYMENT_NOT_PROCESSED;
  const { email } = useShop();
  const mail = `mailto:${email}?subject=${encodeURIComponent(`Payment ${paymentId ?? ""}`.trim())}`;
  const state = usePayment(paymentId ?? "");
  const payment = state.step === "found" ? state.payment : undefined;
  const trip = useTripOf(paymentId ?? "", payment?.booking_id ?? null);
  return (
    <PaymentPage title={words.title}>
      <TripHead trip={trip} payment={payment} />
      {(words === FAILURE_TEXTS ? meaningFor(trip) : [words.meaning]).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {refunded ? null : <RetryPayment paymentId={paymentId} />}
      <Facts of={{ Details: details, "Payment ID": paymentId, Code: ownSentence === null && code }} />
      <div className="row screen-only">
        <ButtonLink to={paths.trips()} variant="default">
          My trips
        </ButtonLink>
        <ButtonLink to={paths.home()} variant="default">
          Return to Homepage
        </ButtonLink>
      </div>
      <p>Questions? {email ? <Anchor href={mail}>{email}</Anchor> : <WriteToUs />}</p>
    </PaymentPage>
  );
}
