import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { addsUp, ledgerCsv, type LedgerLine } from "../../domain/desk/payments/books.ts";
import { type Result, refusedResult } from "../../domain/result.ts";
import { ledgerCsvWords } from "../../text/desk-money.ts";

const CHUNK = 500;

export const serverBooks = {
  books: (month: string) => callDesk("rpc/admin_books", { month: `${month}-01` }),
  page: (month: string, up_to: number, after: number | null, how_many: number) =>
    callDesk("rpc/admin_ledger", { month: `${month}-01`, up_to, after, how_many }),
};

/** Refuses to write a file whose lines do not add up to the ledger's month. */
export async function exportBooks(
  month: string,
  progress: (lines: number) => void,
  ask = serverBooks,
): Promise<Result<string>> {
  const books = await ask.books(month);
  if (!books.ok) return books;
  const lines: LedgerLine[] = [];
  for (;;) {
    const answer = await ask.page(month, books.value.up_to, lines.at(-1)?.id ?? null, CHUNK);
    if (!answer.ok) return answer;
    lines.push(...answer.value);
    progress(lines.length);
    if (answer.value.length < CHUNK) break;
  }
  return addsUp(lines, books.value)
    ? { ok: true, value: ledgerCsv(lines, ledgerCsvWords) }
    : refusedResult({ code: "books_differ" });
}
