import { PAYMENTS } from "#texts/desk-money.ts";
import { FACTS } from "#texts/desk.ts";
import * as paymentWords from "#texts/payment.ts";
import { momentInTashkent, money } from "#texts/write.ts";
import type { PaymentSort } from "../../data/remote/desk/verb-arguments.ts";
import type { PaymentRow } from "../../domain/desk/lists/desk-schema.ts";
import { paymentsLabel } from "../../text/desk-money.ts";
import { methodWords } from "../../text/payment.ts";
import { StatusMark } from "../shared/status-mark.tsx";
import type { PaymentPages } from "./use-payment-pages.ts";
import { type Sorting, WindowedTable } from "./windowed-table.tsx";
import classes from "./payments.module.css";

const ROW_REM = 3.1;

const COLUMNS = [
  { key: "title", head: PAYMENTS.tripAndName, sort: "title" },
  { key: "amount", head: FACTS.amount, sort: "amount", className: classes.amount },
  { key: "status", head: FACTS.status, sort: "status", className: classes.from34 },
  { key: "created", head: FACTS.created, sort: "created", className: classes.from54 },
  { key: "id", head: PAYMENTS.ids, className: classes.from54 },
] as const;

type Props = {
  pages: PaymentPages;
  count: number;
  chosen: string;
  choose: (id: string) => void;
  sorting: Sorting<PaymentSort>;
  sort: (by: PaymentSort) => void;
};

const payerText = ({ method, provider_payment_id, payment_id, recorded_by }: PaymentRow): string =>
  method === "provider"
    ? (provider_payment_id ?? payment_id)
    : [methodWords(paymentWords, method), recorded_by].filter(Boolean).join(", ");

const cellsOf = (payment: PaymentRow, choose: Props["choose"]) => [
  <button key="who" type="button" className={classes.payment} onClick={() => choose(payment.payment_id)}>
    <span className={classes.title}>
      {payment.booking_id === null ? methodWords(paymentWords, "gift_card") : (payment.title ?? PAYMENTS.noTitle)}
    </span>
    <span className={classes.what}>
      {[payment.customer_name ?? PAYMENTS.unknownCustomer, payment.customer_email].filter(Boolean).join(", ")}
    </span>
  </button>,
  <span key="amount">
    {money(payment.amount_cents)}
    <span className={classes.narrow}>
      <StatusMark status={payment.status} />
    </span>
  </span>,
  <StatusMark key="status" status={payment.status} />,
  <span key="created" className={classes.when}>
    {momentInTashkent(payment.created_at)}
  </span>,
  <span key="id" className={classes.what}>
    {payerText(payment)}
    <br />
    {payment.reference}
  </span>,
];

export const PaymentTable = ({ pages, count, chosen, choose, sorting, sort }: Props) => (
  <WindowedTable<PaymentSort>
    label={paymentsLabel(sorting.by, sorting.descending)}
    columns={COLUMNS}
    sorting={sorting}
    sort={sort}
    count={count}
    rowHeight={ROW_REM}
    onSee={pages.see}
    cells={(index) => {
      const payment = pages.rowAt(index);
      return payment && { chosen: chosen === payment.payment_id, of: cellsOf(payment, choose) };
    }}
  />
);
