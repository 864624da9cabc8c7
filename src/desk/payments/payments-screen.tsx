import { Link } from "react-router-dom";
import { PAYMENTS } from "#texts/desk-money.ts";
import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { AdminPage } from "../shared/admin-page.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { BooksPanel } from "./books-panel.tsx";
import { PaymentList, PaymentsCsvButton } from "./payment-list.tsx";
import { RatesPanel } from "./rates-panel.tsx";
import classes from "./payments.module.css";

const MONEY_TABS = ["payments", "books", "rates"] as const;
type MoneyTab = (typeof MONEY_TABS)[number];
const addressOf = (tab: MoneyTab) =>
  tab === "payments" ? paths.adminPayments() : `${paths.adminPayments()}?tab=${tab}`;

const Tabs = ({ chosen }: { chosen: MoneyTab }) => (
  <nav aria-label={PAYMENTS.tabsLabel} className="screen-only">
    <ul className={`plain ${classes.tabs}`}>
      {MONEY_TABS.map((tab) => (
        <li key={tab}>
          <Link to={addressOf(tab)} aria-current={tab === chosen ? "page" : undefined}>
            {PAYMENTS.tabs[tab]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

export function PaymentsScreen() {
  const filters = useFilters();
  const tab = MONEY_TABS.find((one) => one === filters.get("tab")) ?? "payments";
  return (
    <AdminPage
      route="adminPayments"
      actions={
        tab === "payments" ? (
          <>
            <ButtonLink to={paths.adminReconciliation()} variant="default">
              {PAYMENTS.reconcile}
            </ButtonLink>
            <PaymentsCsvButton filters={filters} />
          </>
        ) : undefined
      }
    >
      <Tabs chosen={tab} />
      {tab === "payments" ? <PaymentList filters={filters} /> : null}
      {tab === "books" ? <BooksPanel /> : null}
      {tab === "rates" ? <RatesPanel /> : null}
    </AdminPage>
  );
}
