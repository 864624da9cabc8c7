import { Fragment } from "react";
import { Link } from "react-router-dom";
import { MONTHLY } from "#texts/desk-money.ts";
import { day, money, month as monthWords } from "#texts/write.ts";
import { type MonthStatement, salesWithoutFees } from "../../domain/desk/payments/month-statement.ts";
import { paths } from "../../shared/paths.ts";
import { Table } from "../../shared/ui/table.tsx";
import { statementGroups } from "./statement-groups.ts";
import blockClasses from "../shared/table/blocks.module.css";
import classes from "./statement.module.css";

const Figures = ({ statement }: { statement: MonthStatement }) => (
  <div className={classes.groups}>
    {statementGroups(statement).map(({ title, lines }) => (
      <section key={title} aria-label={title}>
        <h3>{title}</h3>
        <dl className={classes.lines}>
          {lines.map(({ name, cents, isTotal }) => (
            <Fragment key={name}>
              <dt data-total={isTotal}>{name}</dt>
              <dd data-total={isTotal}>{money(cents)}</dd>
            </Fragment>
          ))}
        </dl>
        {title === MONTHLY.cards ? <p className="dim">{MONTHLY.cardsNote}</p> : null}
      </section>
    ))}
  </div>
);

type Props = { statement: MonthStatement; month: string };

export function StatementPanel({ statement, month }: Props) {
  const title = MONTHLY.departures({ month: monthWords(month) });
  const rows = statement.departures.map((departure) => ({
    key: departure.departure_id,
    name: (
      <Link to={paths.adminManifest(departure.item_id, departure.start_date)}>
        {day(departure.start_date)}, {departure.title}
      </Link>
    ),
    cells: [
      departure.guests,
      money(salesWithoutFees(departure)),
      money(departure.commission_cents),
      money(departure.costs_cents),
      money(departure.margin_cents),
    ],
  }));
  return (
    <>
      {statement.closed ? null : <p className="dim">{MONTHLY.open}</p>}
      <Figures statement={statement} />
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="dim">{MONTHLY.noDepartures}</p>
      ) : (
        <div className={`${classes.scrolled} ${blockClasses.blocks}`} role="region" aria-label={title} tabIndex={0}>
          <Table name={{ label: title }} head={MONTHLY.columns} rows={rows} />
        </div>
      )}
    </>
  );
}
