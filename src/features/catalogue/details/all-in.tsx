import { feesLabel } from "../../../domain/pricing/price-lines.ts";
import type { Quote } from "../../../domain/pricing/quote.ts";
import { money, moneyShort } from "../../../domain/words.ts";
import { INCLUDING_ALL } from "../messages/cards.ts";
import { GROUPS_PAY_LESS } from "../messages/pages.ts";
import classes from "./booking-bar.module.css";

export const AllIn = ({ price }: { price: Quote }) => (
  <details className={classes.allIn}>
    <summary>
      <strong>From {moneyShort(price.total_cents)}</strong> <small>{INCLUDING_ALL}</small>
    </summary>
    <dl>
      <div>
        <dt>1 guest</dt>
        <dd>{money(price.unit_price_cents)}</dd>
      </div>
      <div>
        <dt>{feesLabel(price.fees_percent)}</dt>
        <dd>{money(price.fees_cents)}</dd>
      </div>
      <div>
        <dt>Total</dt>
        <dd>{money(price.total_cents)}</dd>
      </div>
    </dl>
    <p className="dim">{GROUPS_PAY_LESS}</p>
  </details>
);
