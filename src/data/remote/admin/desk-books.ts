import { booksSchema, ledgerLinesSchema } from "../../../domain/desk/payments/books.ts";
import { deskCall } from "./desk-call.ts";

/** `month` is 'yyyy-MM'. */
export const monthBooks = (month: string) => deskCall("admin_books", { month: `${month}-01` }, booksSchema);

export const ledgerPage = (month: string, up_to: number, after: number | null, how_many: number) =>
  deskCall("admin_ledger", { month: `${month}-01`, up_to, after, how_many }, ledgerLinesSchema);
