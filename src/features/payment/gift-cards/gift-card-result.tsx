import { Button, Loader } from "@mantine/core";
import { useState } from "react";
import { GIFT_CARD_BOUGHT, GIFT_CARD_NEXT, GIFT_CARD_RESULT, GIFT_CARD_SHOP } from "#texts/payment.ts";
import { money } from "#texts/write.ts";
import { type GiftCardSale, giftCardReaders } from "../../../data/remote/traveler/gift-cards.ts";
import { isStillOpen, isUnknownPayment } from "../../../domain/payment/failures.ts";
import { paths } from "../../../shared/paths.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { CopyButton, SmallPrint } from "../small-print.tsx";
import { type PollState, usePaymentPoll } from "../use-payment-poll.ts";
import { readOrderToken } from "./order-token.ts";
import classes from "../payment.module.css";

function stateOf({ step, failure }: Pick<PollState<unknown>, "step" | "failure">): keyof typeof GIFT_CARD_RESULT {
  if (step === "success") return "paid";
  if (failure === undefined) return "checking";
  if (failure === "not_found") return "unknown";
  return isStillOpen(failure) || isUnknownPayment(failure) ? "open" : "failed";
}

const Bought = ({ card }: { card: NonNullable<GiftCardSale["card"]> }) => (
  <div>
    <h3>{GIFT_CARD_BOUGHT.next}</h3>
    <ol>
      <li>
        {card.to_address === null
          ? GIFT_CARD_BOUGHT.handOver({ name: card.to_name })
          : GIFT_CARD_BOUGHT.mailed({ name: card.to_name, address: card.to_address })}
      </li>
      <li>{GIFT_CARD_BOUGHT.use}</li>
      <li>{GIFT_CARD_BOUGHT.private}</li>
    </ol>
  </div>
);

export function GiftCardResult({ paymentId }: { paymentId: string }) {
  const [readers] = useState(() => giftCardReaders(readOrderToken()));
  const poll = usePaymentPoll(paymentId, readers);
  const state = stateOf(poll);
  const { title, text } = GIFT_CARD_RESULT[state];
  const sale = poll.payment;
  const card = state === "paid" ? (sale?.card ?? null) : null;
  return (
    <div className="surface stack">
      <div role="status" className="stack">
        <div className="row">
          {state === "checking" ? <Loader size="sm" /> : null}
          <h2>{title}</h2>
        </div>
        {card === null ? <p>{text}</p> : null}
      </div>
      <Facts
        className={`facts ${classes.card}`}
        of={[
          [GIFT_CARD_SHOP.amount, sale && money(sale.amount_cents)],
          [GIFT_CARD_SHOP.toName, card?.to_name],
          [
            GIFT_CARD_BOUGHT.code,
            card && (
              <>
                <strong className={classes.reference}>{card.code}</strong>{" "}
                <CopyButton text={card.code} what={GIFT_CARD_BOUGHT.code} />
              </>
            ),
          ],
        ]}
      />
      {card === null ? null : <Bought card={card} />}
      {state === "checking" ? null : (
        <div className="row">
          {card === null ? null : <Button onClick={() => window.print()}>{GIFT_CARD_NEXT.print}</Button>}
          <ButtonLink to={paths.giftCards()} {...(card === null ? {} : { variant: "default" })}>
            {card === null ? GIFT_CARD_NEXT.again : GIFT_CARD_NEXT.another}
          </ButtonLink>
          <ButtonLink to={paths.tours()} variant="default">
            {GIFT_CARD_NEXT.tours}
          </ButtonLink>
        </div>
      )}
      <SmallPrint paymentId={paymentId} />
    </div>
  );
}
