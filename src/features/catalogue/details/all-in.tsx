import { BOOKING_BAR } from "#texts/catalogue.ts";
import { PRICE_TEXTS } from "#texts/home.ts";
import * as termsWords from "#texts/terms.ts";
import { money, moneyShort } from "#texts/write.ts";
import type { Quote } from "../../../domain/pricing/quote.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { priceFacts } from "../../../text/terms.ts";
import classes from "./booking-bar.module.css";

export const AllIn = ({ price, isExact }: { price: Quote; isExact: boolean }) => (
  <details className={classes.allIn}>
    <summary>
      <strong>{isExact ? moneyShort(price.total_cents) : PRICE_TEXTS.from({ cents: price.total_cents })}</strong>{" "}
      <small>{PRICE_TEXTS.includingFees}</small>
    </summary>
    <Facts
      className={classes.sums}
      of={[...priceFacts(termsWords, price), [BOOKING_BAR.total, money(price.total_cents)]]}
    />
  </details>
);
