import { Loader } from "@mantine/core";
import { GIFT_CARD_NEXT, GIFT_CARD_RESULT } from "#texts/payment.ts";
import { GIFT_CARD_READERS } from "../../../data/remote/gift-cards.ts";
import { isStillOpen, isUnknownPayment } from "../../../domain/payment/failures.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { type PollState, usePaymentPoll } from "../use-payment-poll.ts";

function stateOf({ step, failure }: Pick<PollState<unknown>, "step" | "failure">): keyof typeof GIFT_CARD_RESULT {
  if (step === "success") return "paid";
  if (failure === undefined) return "checking";
  if (failure === "not_found") return "unknown";
  return isStillOpen(failure) || isUnknownPayment(failure) ? "open" : "failed";
}

export function GiftCardResult({ paymentId }: { paymentId: string }) {
  const state = stateOf(usePaymentPoll(paymentId, GIFT_CARD_READERS));
  const { title, text } = GIFT_CARD_RESULT[state];
  return (
    <div className="surface stack">
      <div role="status" className="stack">
        <div className="row">
          {state === "checking" ? <Loader size="sm" /> : null}
          <h2>{title}</h2>
        </div>
        <p>{text}</p>
      </div>
      {state === "checking" ? null : (
        <div className="row">
          <ButtonLink to={paths.giftCards()}>{GIFT_CARD_NEXT.again}</ButtonLink>
          <ButtonLink to={paths.tours()} variant="default">
            {GIFT_CARD_NEXT.tours}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
