import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { deskQuery } from "../shared/desk-query.ts";
import { bookMonths, type Books } from "../../domain/desk/payments/books.ts";
import { month as monthWords } from "#words/write.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { Table } from "../../shared/ui/table.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { BOOKS } from "./messages/books.ts";
import { failureText, PAYMENTS } from "../shared/messages/desk.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { exportBooks } from "./export-books.ts";
import { exportVouchers } from "./export-vouchers.ts";
import classes from "./payments.module.css";

const Accounts = ({ books, name }: { books: Books; name: string }) => (
  <div className={classes.accounts} role="region" aria-label={BOOKS.accounts(name)} tabIndex={0}>
    <Table
      name={{ label: BOOKS.accounts(name) }}
      head={BOOKS.columns}
      rows={books.accounts.map(({ account, currency, opening_cents, debit_cents, credit_cents, closing_cents }) => ({
        key: `${account} ${currency}`,
        name: BOOKS.account(account),
        cells: [opening_cents, debit_cents, credit_cents, closing_cents].map((cents) => BOOKS.amount(cents, currency)),
      }))}
    />
  </div>
);

type ExportProps = { month: string; name: string; label: string; make: typeof exportBooks | typeof exportVouchers };

function ExportButton({ month, name, label, make }: ExportProps) {
  const [lines, setLines] = useState<number | undefined>();
  const save = async () => {
    setLines(0);
    const answer = await make(month, setLines);
    setLines(undefined);
    if (!answer.ok) return toast({ title: PAYMENTS.noFile, message: failureText(answer), tone: "error" });
    saveFile(answer.value, `${name}-${month}.csv`, "text/csv;charset=utf-8");
  };
  return (
    <Button variant="default" disabled={lines !== undefined} onClick={() => void save()}>
      {lines === undefined ? label : PAYMENTS.rows(lines)}
    </Button>
  );
}

export function BooksPanel() {
  const today = useTodayInTashkent();
  const [month, setMonth] = useState(() => today.slice(0, 7));
  const read = useDeskRead(deskQuery("rpc/admin_books", { month: `${month}-01` }));
  const books = read.loading ? undefined : read.value;
  const months = bookMonths(read.value?.first_day ?? null, today);
  return (
    <Panel title={BOOKS.title}>
      <p className="dim">{BOOKS.lead}</p>
      <div className={`row ${classes.books}`}>
        <NativeSelect
          label={BOOKS.month}
          data={months.map((value) => ({ value, label: monthWords(value) }))}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <ExportButton month={month} name="ledger" label={BOOKS.csv} make={exportBooks} />
        <ExportButton month={month} name="vouchers" label={BOOKS.vouchers} make={exportVouchers} />
      </div>
      <DeskState reads={[read]} />
      {books ? (
        <>
          <p>{BOOKS.lines(books.lines, books.closed)}</p>
          {books.accounts.length > 0 ? <Accounts books={books} name={monthWords(month)} /> : null}
        </>
      ) : null}
    </Panel>
  );
}
