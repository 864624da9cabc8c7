import { priceFacts } from "#words/shared/price.ts";
import type { Quote } from "../../../domain/pricing/quote.ts";
import { money, moneyShort } from "#words/write.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { INCLUDING_FEES } from "../messages/cards.ts";
import { GROUPS_PAY_LESS } from "../messages/pages.ts";
import classes from "./booking-bar.module.css";

export const AllIn = ({ price, isExact }: { price: Quote; isExact: boolean }) => (
  <details className={classes.allIn}>
    <summary>
      <strong>
        {isExact ? "" : "From "}
        {moneyShort(price.total_cents)}
      </strong>{" "}
      <small>{INCLUDING_FEES}</small>
    </summary>
    <Facts className={classes.sums} of={[...priceFacts(price), ["Total", money(price.total_cents)]]} />
    <p className="dim">{GROUPS_PAY_LESS}</p>
  </details>
);
