import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { deskQuery } from "../shared/desk-query.ts";
import { bookMonths, type Books } from "../../domain/desk/payments/books.ts";
import { month as monthWords } from "#words/write.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { Table } from "../../shared/ui/table.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { BOOKS_TEXTS } from "#words/desk/books.ts";
import { failureText } from "#words/desk/failures.ts";
import { PAYMENTS } from "#words/desk/payments.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { ChannelBookings } from "./channel-bookings.tsx";
import { exportBooks } from "./export-books.ts";
import { exportVouchers } from "./export-vouchers.ts";
import classes from "./payments.module.css";

const Accounts = ({ books, name }: { books: Books; name: string }) => (
  <div className={classes.accounts} role="region" aria-label={BOOKS_TEXTS.accounts(name)} tabIndex={0}>
    <Table
      name={{ label: BOOKS_TEXTS.accounts(name) }}
      head={BOOKS_TEXTS.columns}
      rows={books.accounts.map(({ account, currency, opening_cents, debit_cents, credit_cents, closing_cents }) => ({
        key: `${account} ${currency}`,
        name: BOOKS_TEXTS.account(account),
        cells: [opening_cents, debit_cents, credit_cents, closing_cents].map((cents) =>
          BOOKS_TEXTS.amount(cents, currency),
        ),
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
      {lines === undefined ? label : PAYMENTS.rows(lines)}
    </Button>
  );
}

export function BooksPanel() {
  const today = useTodayInTashkent();
  const [month, setMonth] = useState(() => today.slice(0, 7));
  const deskRead = useDeskRead(deskQuery("rpc/admin_books", { month: `${month}-01` }));
  const channelsRead = useDeskRead(deskQuery("rpc/admin_channels", { month: `${month}-01` }));
  const books = deskRead.loading ? undefined : deskRead.value;
  const months = bookMonths(deskRead.value?.first_day ?? null, today);
  return (
    <Panel title={BOOKS_TEXTS.title}>
      <p className="dim">{BOOKS_TEXTS.lead}</p>
      <div className={`row ${classes.books}`}>
        <NativeSelect
          label={BOOKS_TEXTS.month}
          data={months.map((value) => ({ value, label: monthWords(value) }))}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <ExportButton month={month} name="ledger" label={BOOKS_TEXTS.csv} make={exportBooks} />
        <ExportButton month={month} name="vouchers" label={BOOKS_TEXTS.vouchers} make={exportVouchers} />
      </div>
      <DeskState reads={[deskRead, channelsRead]} />
      {books ? (
        <>
          <p>{BOOKS_TEXTS.lines(books.lines, books.closed)}</p>
          {books.accounts.length > 0 ? <Accounts books={books} name={monthWords(month)} /> : null}
        </>
      ) : null}
      <ChannelBookings month={month} rows={channelsRead.loading ? [] : (channelsRead.value ?? [])} />
    </Panel>
  );
}
