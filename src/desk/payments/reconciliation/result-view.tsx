import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { amountIn, RECONCILIATION } from "#texts/desk-money.ts";
import * as paymentWords from "#texts/payment.ts";
import { clockInTashkent, day, momentInTashkent } from "#texts/write.ts";
import { differencesCsv } from "../../../domain/desk/payments/settlement/differences-csv.ts";
import type {
  Difference,
  FileEntry,
  Pair,
  PaymentWithDifferences,
} from "../../../domain/desk/payments/settlement/reconcile.ts";
import type { SettlementPayment } from "../../../domain/desk/payments/settlement/settlement-schema.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { paths } from "../../../shared/paths.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { TABLE_ROLES } from "../../../shared/ui/table-roles.ts";
import { statusWords } from "../../../text/desk.ts";
import { methodWords } from "../../../text/payment.ts";
import type { ReconciliationResult } from "./use-reconciliation.ts";
import blockClasses from "../../shared/table/blocks.module.css";
import classes from "./reconciliation.module.css";

const MOST_ROWS = 50;

const PaymentLink = ({ payment }: { payment: SettlementPayment }) => (
  <>
    <Link to={`${paths.adminPayments()}?payment=${payment.payment_id}`}>
      {RECONCILIATION.who({
        title: payment.booking_id === null ? methodWords(paymentWords, "gift_card") : payment.title,
        name: payment.customer_name,
      })}
    </Link>
    <span className={classes.id}>{payment.reference}</span>
  </>
);

type ListProps<Row> = {
  title: string;
  note: string;
  head: readonly string[];
  figures: readonly number[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  cells: (row: Row) => readonly ReactNode[];
};

function List<Row>({ title, note, head, figures, rows, keyOf, cells }: ListProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Panel title={`${title} (${rows.length})`}>
      <p className="dim">{note}</p>
      <div
        className={`${classes.table} ${blockClasses.blocks}`}
        role="region"
        aria-label={RECONCILIATION.lines({ title })}
        tabIndex={0}
      >
        <table {...TABLE_ROLES.table} className="table" aria-label={title}>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              {head.map((name, at) => (
                <th
                  key={name}
                  scope="col"
                  {...TABLE_ROLES.head}
                  className={figures.includes(at) ? classes.end : undefined}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {rows.slice(0, MOST_ROWS).map((row) => (
              <tr key={keyOf(row)} {...TABLE_ROLES.row}>
                {cells(row).map((cell, at) =>
                  at === 0 ? (
                    <th key={head[at]} scope="row" {...TABLE_ROLES.name}>
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={head[at]}
                      {...TABLE_ROLES.cell}
                      data-label={head[at]}
                      className={figures.includes(at) ? classes.end : undefined}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > MOST_ROWS ? <p className="dim">{RECONCILIATION.more({ rows: rows.length - MOST_ROWS })}</p> : null}
    </Panel>
  );
}

const fileAmountText = ({ charges, paidCents, refundedCents, currency }: FileEntry): string =>
  [
    charges > 0 ? amountIn({ cents: paidCents, currency }) : "",
    refundedCents > 0 ? RECONCILIATION.givenBack({ amount: amountIn({ cents: refundedCents, currency }) }) : "",
  ]
    .filter(Boolean)
    .join(", ") || statusWords("failed");

function ourAmountText({
  amount_cents,
  currency,
  settlement_amount,
  settlement_currency,
  refunded_cents,
  status,
}: SettlementPayment): string {
  const chargedText =
    settlement_amount !== null && settlement_currency !== null && settlement_currency !== currency
      ? ` (${amountIn({ cents: settlement_amount, currency: settlement_currency })})`
      : "";
  const refundedText =
    refunded_cents > 0
      ? `, ${RECONCILIATION.givenBack({ amount: amountIn({ cents: refunded_cents, currency }) })}`
      : "";
  return `${statusWords(status)}, ${amountIn({ cents: amount_cents, currency })}${chargedText}${refundedText}`;
}

const differenceWords = (differences: readonly Difference[]) =>
  differences.map((code) => RECONCILIATION.differences[code]).join(", ");

const download = (result: PaymentWithDifferences, name: string) =>
  saveFile(
    differencesCsv(result, {
      head: RECONCILIATION.csvHead,
      found: [RECONCILIATION.different, RECONCILIATION.unknown, RECONCILIATION.missing],
      is: (code) => RECONCILIATION.differences[code],
    }),
    name,
    "text/csv;charset=utf-8",
  );

const Totals = ({ totals }: Pick<PaymentWithDifferences, "totals">) => (
  <Panel title={RECONCILIATION.totals}>
    <div
      className={`${classes.table} ${blockClasses.blocks}`}
      role="region"
      aria-label={RECONCILIATION.lines({ title: RECONCILIATION.totals })}
      tabIndex={0}
    >
      <table {...TABLE_ROLES.table} className={`table ${classes.figures}`} aria-label={RECONCILIATION.totals}>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {RECONCILIATION.totalsHead.map((name) => (
              <th key={name} scope="col" {...TABLE_ROLES.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {totals.map(({ currency, paidCents, refundedCents, feeCents, lines }) => (
            <tr key={currency} {...TABLE_ROLES.row}>
              <th scope="row" {...TABLE_ROLES.name}>
                {currency}
              </th>
              {[paidCents, refundedCents, feeCents, paidCents - refundedCents - feeCents].map((cents, at) => (
                <td
                  key={RECONCILIATION.totalsHead[at + 1]}
                  {...TABLE_ROLES.cell}
                  data-label={RECONCILIATION.totalsHead[at + 1]}
                >
                  {amountIn({ cents, currency })}
                </td>
              ))}
              <td {...TABLE_ROLES.cell} data-label={RECONCILIATION.totalsHead.at(-1)}>
                {lines}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);

const Lists = ({ different, unknown, missing }: PaymentWithDifferences) => (
  <>
    <List<Pair>
      title={RECONCILIATION.different}
      note={RECONCILIATION.differentNote}
      head={RECONCILIATION.differentHead}
      figures={[4]}
      rows={different}
      keyOf={({ payment }) => payment.payment_id}
      cells={({ entry, payment, differences }) => [
        <PaymentLink key="payment" payment={payment} />,
        <strong key="what">{differenceWords(differences)}</strong>,
        fileAmountText(entry),
        ourAmountText(payment),
        entry.rows.join(", "),
      ]}
    />
    <List<FileEntry>
      title={RECONCILIATION.unknown}
      note={RECONCILIATION.unknownNote}
      head={RECONCILIATION.unknownHead}
      figures={[2, 3, 4]}
      rows={unknown}
      keyOf={({ id, rows }) => `${id} ${rows[0]}`}
      cells={({ id, day: on, paidCents, refundedCents, currency, rows }) => [
        id,
        on === null ? "" : day(on),
        amountIn({ cents: paidCents, currency }),
        amountIn({ cents: refundedCents, currency }),
        rows.join(", "),
      ]}
    />
    <List<SettlementPayment>
      title={RECONCILIATION.missing}
      note={RECONCILIATION.missingNote}
      head={RECONCILIATION.missingHead}
      figures={[2]}
      rows={missing}
      keyOf={({ payment_id }) => payment_id}
      cells={(payment) => [
        <PaymentLink key="payment" payment={payment} />,
        payment.paid_at === null ? "" : momentInTashkent(payment.paid_at),
        amountIn({ cents: payment.amount_cents, currency: payment.currency }),
        ourAmountText(payment),
      ]}
    />
  </>
);

export function ResultView({ outcome: { result, days, at } }: { outcome: ReconciliationResult }) {
  const { matched, different, unknown, missing, others, totals } = result;
  const problemCount = different.length + unknown.length + missing.length;
  return (
    <>
      <div className="row dim">
        <span>{`${day(days.from)} – ${day(days.to)}. ${RECONCILIATION.asOf({ time: clockInTashkent(at) })}`}</span>
        {problemCount > 0 ? (
          <Button
            variant="default"
            size="xs"
            onClick={() => download(result, `differences-${days.from}-${days.to}.csv`)}
          >
            {RECONCILIATION.csv}
          </Button>
        ) : null}
      </div>
      <dl className="tiles">
        {(
          [
            ["matched", matched],
            ["different", different],
            ["unknown", unknown],
            ["missing", missing],
          ] as const
        ).map(([name, rows]) => (
          <div key={name} className="surface">
            <dt className="dim">{RECONCILIATION[name]}</dt>
            <dd className="figure">{rows.length}</dd>
          </div>
        ))}
      </dl>
      {problemCount === 0 ? <p role="status">{RECONCILIATION.all}</p> : null}
      <Lists {...result} />
      <Totals totals={totals} />
      {others.length > 0 ? <p className="dim">{RECONCILIATION.others({ lines: others.length })}</p> : null}
    </>
  );
}
