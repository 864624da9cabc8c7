import { useMemo } from "react";
import { PAYMENTS } from "#texts/desk-money.ts";
import { grouped, money } from "#texts/write.ts";
import { type PaymentFilter, type PaymentSort, PAYMENT_SORTS } from "../../data/remote/desk/verb-arguments.ts";
import { DATE_FILTERS, timeRange } from "../../domain/desk/lists/date-ranges.ts";
import type { PaymentSummary } from "../../domain/desk/lists/desk-schema.ts";
import { searchTerm } from "../../domain/desk/payments/amount.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { statusWords } from "../../text/desk.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { CsvButton } from "../shared/table/csv-button.tsx";
import type { Filters } from "../shared/use-filters.ts";
import { exportPayments } from "./export-payments.ts";
import { PaymentFilters } from "./payment-filters.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { PaymentTable } from "./payment-table.tsx";
import { usePaymentPages } from "./use-payment-pages.ts";
import classes from "./payments.module.css";

const PaymentCards = ({ summary }: { summary: PaymentSummary }) => (
  <dl className="tiles">
    <div className={`surface ${classes.first}`}>
      <dt className="dim">{PAYMENTS.revenue}</dt>
      <dd className="figure">{money(summary.revenue_cents)}</dd>
      <dd className={`dim ${classes.also}`}>{PAYMENTS.refunded({ cents: summary.refunded_cents })}</dd>
      {summary.by_gift_card_cents > 0 ? (
        <dd className={`dim ${classes.also}`}>{PAYMENTS.byGiftCard({ cents: summary.by_gift_card_cents })}</dd>
      ) : null}
    </div>
    {(["completed", "pending", "failed", "refunded"] as const).map((status) => (
      <div key={status} className="surface">
        <dt className="dim">{statusWords(status)}</dt>
        <dd className="figure">{grouped(summary[status])}</dd>
      </div>
    ))}
  </dl>
);

function usePaymentFilter(get: (name: string) => string): PaymentFilter {
  const [date, from, to, status, search] = [get("date"), get("from"), get("to"), get("status"), get("search")];
  const [sort, order] = [PAYMENT_SORTS.find((known) => known === get("sort")) ?? "created", get("order")];
  const today = useTodayInTashkent();
  return useMemo(
    () => ({
      ...timeRange(DATE_FILTERS.find((known) => known === date) ?? "all", today, { from, to }),
      status: status || null,
      search: searchTerm(search),
      sort,
      descending: order !== "up",
    }),
    [date, from, to, status, search, sort, order, today],
  );
}

const sortingAfter = ({ sort, descending }: PaymentFilter, by: PaymentSort) => ({
  sort: by === "created" ? "" : by,
  order: by === sort && descending ? "up" : "",
});

export function PaymentsCsvButton({ filters }: { filters: Filters }) {
  const filter = usePaymentFilter(filters.get);
  const today = useTodayInTashkent();
  return <CsvButton file={`payments-${today}`} make={(progress) => exportPayments(filter, progress)} />;
}

export function PaymentList({ filters }: { filters: Filters }) {
  const filter = usePaymentFilter(filters.get);
  const pages = usePaymentPages(filter);
  const chosenPaymentId = filters.get("payment");
  const foundPages = pages.read.value;
  const choose = (payment: string) => filters.set({ payment });
  const refreshPages = () => void pages.read.refresh();

  return (
    <>
      <PaymentFilters filters={filters} />
      <DeskState reads={[pages.read]} />
      {foundPages ? (
        <>
          <PaymentCards summary={foundPages.summary} />
          <div className={`stack ${classes.layout} ${chosenPaymentId ? classes.chosen : ""}`}>
            <div className={`surface ${classes.list}`}>
              {foundPages.summary.count === 0 ? (
                <p className={classes.none} role="status">
                  {PAYMENTS.empty}
                </p>
              ) : (
                <PaymentTable
                  key={JSON.stringify(filter)}
                  pages={pages}
                  count={foundPages.summary.count}
                  chosen={chosenPaymentId}
                  choose={choose}
                  sorting={{ by: filter.sort, descending: filter.descending }}
                  sort={(by) => filters.set(sortingAfter(filter, by))}
                />
              )}
            </div>
            {chosenPaymentId ? (
              <PaymentPanel
                key={chosenPaymentId}
                id={chosenPaymentId}
                close={() => choose("")}
                changed={refreshPages}
              />
            ) : foundPages.summary.count > 0 ? (
              <p className="dim">{PAYMENTS.choose}</p>
            ) : null}
          </div>
        </>
      ) : null}
    </>
  );
}
