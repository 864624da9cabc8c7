import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { CASH_RECEIPT } from "#texts/trips.ts";
import { momentInTashkent, money } from "#texts/write.ts";
import { storeReceipt, receiptsOf } from "../../../data/local/receipts.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { readReceipt, type CashReceipt } from "../../../domain/guide/cash-receipt.ts";
import { statementOf } from "../../../domain/payment/account-statement.ts";
import { Panel } from "../../../shared/ui/panel.tsx";

type Problem = keyof typeof CASH_RECEIPT.problems;

/** The code may arrive while the page is open, so read every change of the hash. */
function useScannedReceipt(id: string): Problem | null {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    const scannedReceipt = readReceipt(hash);
    if (scannedReceipt === null) return;
    const storeScannedReceipt = async (): Promise<Problem | null> => {
      if (!scannedReceipt.ok) return scannedReceipt.code;
      await storeReceipt(id, scannedReceipt.receipt);
      return null;
    };
    storeScannedReceipt().then(setProblem, () => setProblem("not_kept"));
    void navigate(pathname, { replace: true, state });
  }, [id, hash, pathname, state, navigate]);
  return problem;
}

const handedAmount = ({ currency, charged_minor, amount_cents }: CashReceipt): string =>
  currency === "USD" || charged_minor === null
    ? money(amount_cents)
    : CASH_RECEIPT.charged({ amount: charged_minor / 100, currency, cents: amount_cents });

type Props = {
  id: string;
  view: BookingView | null;
};

export function ReceiptsPanel({ id, view }: Props) {
  const problem = useScannedReceipt(id);
  const receipts = useLiveQuery(() => receiptsOf(id), [id]) ?? [];
  if (receipts.length === 0 && problem === null) return null;
  const bookedPaymentIds = new Set(view ? statementOf(view).map(({ payment_id }) => payment_id) : []);
  return (
    <Panel title={CASH_RECEIPT.title}>
      <div role="alert">{problem ? <p className="problem">{CASH_RECEIPT.problems[problem]}</p> : null}</div>
      {receipts.map((receipt) => (
        <p key={receipt.payment_id}>
          {CASH_RECEIPT.handed({
            amount: handedAmount(receipt),
            guide: receipt.guide_name,
            at: momentInTashkent(receipt.seen_at),
          })}{" "}
          <strong>{bookedPaymentIds.has(receipt.payment_id) ? CASH_RECEIPT.booked : CASH_RECEIPT.waiting}</strong>
          {view && view.reference !== receipt.reference
            ? ` ${CASH_RECEIPT.otherReference({ reference: receipt.reference })}`
            : ""}
        </p>
      ))}
      {view === null && receipts.length > 0 ? <p className="dim">{CASH_RECEIPT.unknownTrip}</p> : null}
    </Panel>
  );
}
