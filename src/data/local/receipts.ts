import type { CashReceipt } from "../../domain/guide/receipt.ts";
import { db } from "./db.ts";
import { readState, writeState } from "./state.ts";

const keyOf = (bookingId: string) => `receipts:${bookingId}` as const;

/** What guides gave for a trip, in the order it was scanned; also of a trip that this device does not know yet. */
export const receiptsOf = async (bookingId: string): Promise<CashReceipt[]> =>
  (await readState(keyOf(bookingId))) ?? [];

/** Nobody is handed money this often for one trip: an address that is scanned again and again fills no phone. */
const MOST = 20;

/** Kept once, however often it is scanned. */
export const keepReceipt = (bookingId: string, receipt: CashReceipt): Promise<void> =>
  db.transaction("rw", db.state, async () => {
    const kept = await receiptsOf(bookingId);
    if (kept.some(({ payment_id }) => payment_id === receipt.payment_id)) return;
    await writeState(keyOf(bookingId), [...kept, receipt].slice(-MOST));
  });
