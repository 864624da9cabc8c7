import { refused, type DeskAnswer } from "../../data/remote/admin/desk-call.ts";
import { ledgerPage, monthBooks } from "../../data/remote/admin/desk-payments.ts";
import { addsUp, ledgerCsv, type LedgerLine } from "../../domain/desk/payments/books.ts";

/** A line is a quarter of a kilobyte. */
const CHUNK = 500;

/** Fails unless the lines add up to the ledger's month. */
export async function exportBooks(
  month: string,
  progress: (lines: number) => void,
  ask = { books: monthBooks, page: ledgerPage },
): Promise<DeskAnswer<string>> {
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
  return addsUp(lines, books.value) ? { ok: true, value: ledgerCsv(lines) } : refused("books_differ");
}
