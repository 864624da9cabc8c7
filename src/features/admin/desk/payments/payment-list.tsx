import type { PaymentRow } from "../../../../domain/desk/desk-schema.ts";
import { methodWords } from "../../../../domain/payment/methods.ts";
import { momentInTashkent, money } from "../../../../domain/words.ts";
import { PAYMENTS } from "../../messages/desk.ts";
import classes from "./payments.module.css";
import { StatusMark } from "../shared/status-mark.tsx";
import type { PaymentPages } from "./use-payment-pages.ts";
import { WindowedList } from "./windowed-list.tsx";

/** Three lines of text and the room around them. */
const ROW_REM = 5.75;

type Props = { pages: PaymentPages; count: number; chosen: string; choose: (id: string) => void };

const PaymentLine = ({ payment, chosen, choose }: { payment: PaymentRow } & Pick<Props, "chosen" | "choose">) => (
  <button
    type="button"
    className={classes.payment}
    aria-current={chosen === payment.payment_id ? "true" : undefined}
    onClick={() => choose(payment.payment_id)}
  >
    <span className={classes.who}>{payment.customer_email ?? payment.customer_name ?? PAYMENTS.unknownCustomer}</span>
    <span className={classes.amount}>{money(payment.amount_cents)}</span>
    <span className={classes.what}>{payment.title ?? PAYMENTS.noTitle}</span>
    <StatusMark status={payment.status} />
    <span className={classes.what}>
      {payment.method === "provider"
        ? (payment.provider_payment_id ?? payment.payment_id)
        : [methodWords(payment.method), payment.recorded_by].filter(Boolean).join(", ")}
    </span>
    <span className={classes.when}>{momentInTashkent(payment.created_at)}</span>
  </button>
);

export const PaymentList = ({ pages, count, chosen, choose }: Props) => (
  <WindowedList
    label={PAYMENTS.label}
    count={count}
    rowHeight={ROW_REM}
    onSee={pages.see}
    row={(index) => {
      const payment = pages.rowAt(index);
      return payment ? (
        <PaymentLine payment={payment} chosen={chosen} choose={choose} />
      ) : (
        <span className={classes.coming}>…</span>
      );
    }}
  />
);
