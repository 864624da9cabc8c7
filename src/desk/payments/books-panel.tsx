import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { BOOKS_TEXTS, MONTHLY, PAYMENTS } from "#texts/desk-money.ts";
import { month as monthWords } from "#texts/write.ts";
import { bookMonths, type Books } from "../../domain/desk/payments/books.ts";
import type { MonthStatement } from "../../domain/desk/payments/month-statement.ts";
import { statementCsv } from "../../domain/desk/payments/statement-csv.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { Table } from "../../shared/ui/table.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { accountName, bookAmount, bookLines } from "../../text/desk-money.ts";
import { failureText } from "../../text/desk.ts";
import { deskQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { ChannelBookings } from "./channel-bookings.tsx";
import { exportBooks } from "./export-books.ts";
import { exportVouchers } from "./export-vouchers.ts";
import { statementGroups } from "./statement-groups.ts";
import { StatementPanel } from "./statement-panel.tsx";
import blockClasses from "../shared/table/blocks.module.css";
import classes from "./payments.module.css";

const Accounts = ({ books, name }: { books: Books; name: string }) => (
  <div
    className={`${classes.accounts} ${blockClasses.blocks}`}
    role="region"
    aria-label={BOOKS_TEXTS.accounts({ month: name })}
    tabIndex={0}
  >
    <Table
      name={{ label: BOOKS_TEXTS.accounts({ month: name }) }}
      head={BOOKS_TEXTS.columns}
      rows={books.accounts.map(({ account, currency, opening_cents, debit_cents, credit_cents, closing_cents }) => ({
        key: `${account} ${currency}`,
        name: accountName(account),
        cells: [opening_cents, debit_cents, credit_cents, closing_cents].map((cents) => bookAmount(cents, currency)),
      }))}
    />
  </div>
);

type ExportProps = { month: string; name: string; label: string; make: typeof exportBooks | typeof exportVouchers };

function ExportButton({ month, name, label, make }: ExportProps) {
  const [lines, setLines] = useState<number | undefined>();
  const exportMonth = async () => {
    setLines(0);
    const answer = await make(month, setLines);
    setLines(undefined);
    if (!answer.ok) return toast({ title: PAYMENTS.noFile, message: failureText(answer), tone: "error" });
    saveFile(answer.value, `${name}-${month}.csv`, "text/csv;charset=utf-8");
  };
  return (
    <Button variant="default" disabled={lines !== undefined} onClick={() => void exportMonth()}>
      {lines === undefined ? label : PAYMENTS.rows({ rows: lines })}
    </Button>
  );
}

function StatementCsvButton({ statement, month }: { statement: MonthStatement; month: string }) {
  const save = () => {
    const text = statementCsv(month, statementGroups(statement), statement, MONTHLY);
    saveFile(text, `statement-${month}.csv`, "text/csv;charset=utf-8");
  };
  return (
    <Button variant="default" onClick={save}>
      {MONTHLY.csv}
    </Button>
  );
}

export function BooksPanel() {
  const today = useTodayInTashkent();
  const [month, setMonth] = useState(() => today.slice(0, 7));
  const deskRead = useDeskRead(deskQuery("rpc/admin_books", { month: `${month}-01` }));
  const channelsRead = useDeskRead(deskQuery("rpc/admin_channels", { month: `${month}-01` }));
  const statementRead = useDeskRead(deskQuery("rpc/admin_statement", { month: `${month}-01` }));
  const statement = statementRead.loading ? undefined : statementRead.value;
  const books = deskRead.loading ? undefined : deskRead.value;
  const months = bookMonths(deskRead.value?.first_day ?? null, today);
  return (
    <Panel title={MONTHLY.title}>
      <div className={`row ${classes.books}`}>
        <NativeSelect
          label={BOOKS_TEXTS.month}
          data={months.map((value) => ({ value, label: monthWords(value) }))}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        {statement ? <StatementCsvButton statement={statement} month={month} /> : null}
        <ExportButton month={month} name="ledger" label={BOOKS_TEXTS.csv} make={exportBooks} />
        <ExportButton month={month} name="vouchers" label={BOOKS_TEXTS.vouchers} make={exportVouchers} />
      </div>
      <DeskState reads={[statementRead, deskRead, channelsRead]} />
      {statement ? <StatementPanel statement={statement} month={month} /> : null}
      <ChannelBookings month={month} rows={channelsRead.loading ? [] : (channelsRead.value ?? [])} />
      {books ? (
        <details>
          <summary>{MONTHLY.accounts}</summary>
          <p className="dim">{BOOKS_TEXTS.lead}</p>
          <p>{bookLines(books.lines, books.closed)}</p>
          {books.accounts.length > 0 ? <Accounts books={books} name={monthWords(month)} /> : null}
        </details>
      ) : null}
    </Panel>
  );
}
