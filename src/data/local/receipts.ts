import type { CashReceipt } from "../../domain/guide/cash-receipt.ts";
import { db } from "./db.ts";
import { readState, writeState } from "./state.ts";

const keyOf = (bookingId: string) => `receipts:${bookingId}` as const;

export const receiptsOf = async (bookingId: string): Promise<CashReceipt[]> =>
  (await readState(keyOf(bookingId))) ?? [];

const MOST_RECEIPTS = 20;

export const storeReceipt = (bookingId: string, receipt: CashReceipt): Promise<void> =>
  db.transaction("rw", db.state, async () => {
    const storedReceipts = await receiptsOf(bookingId);
    if (storedReceipts.some(({ payment_id }) => payment_id === receipt.payment_id)) return;
    await writeState(keyOf(bookingId), [...storedReceipts, receipt].slice(-MOST_RECEIPTS));
  });
