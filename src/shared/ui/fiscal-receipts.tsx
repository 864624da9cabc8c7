import { Anchor } from "@mantine/core";
import * as payment from "#texts/payment.ts";
import { FISCAL_RECEIPTS } from "#texts/shared.ts";
import { momentInTashkent } from "#texts/write.ts";
import type { FiscalReceipt } from "../../domain/payment/parse-fiscal-receipts.ts";
import { fiscalLineWords } from "../../text/payment-pages.ts";
import { fiscalTitle } from "../../text/payment.ts";
import { Facts } from "./facts.tsx";
import { QrCode } from "./qr-code.tsx";

function FiscalReceiptLinks({ receipt }: { receipt: FiscalReceipt }) {
  const { amount, currency, lines, terminal_id, fiscal_sign, qr_url, issued_at, created_at } = receipt;
  const title = fiscalTitle(payment, receipt);
  return (
    <li className="stack tight">
      <p>
        <strong>{title}</strong>
        <br />
        <span className="dim">
          {payment.fiscalMoney({ amount, currency })}, {momentInTashkent(issued_at ?? created_at)}
        </span>
      </p>
      <ul className="plain stack tight">
        {lines.map((line, place) => (
          <li key={place}>
            {line.name}
            <br />
            <span className="dim">{fiscalLineWords(line, currency)}</span>
          </li>
        ))}
      </ul>
      <Facts of={{ [FISCAL_RECEIPTS.terminal]: terminal_id, [FISCAL_RECEIPTS.sign]: fiscal_sign }} />
      {qr_url === null ? (
        <p role="status">{FISCAL_RECEIPTS.coming}</p>
      ) : (
        <>
          <QrCode text={qr_url} label={FISCAL_RECEIPTS.code({ title })} ecc="medium" />
          <Anchor className="screen-only" href={qr_url} target="_blank" rel="noreferrer">
            {FISCAL_RECEIPTS.check}
          </Anchor>
        </>
      )}
    </li>
  );
}

export const FiscalReceipts = ({ receipts }: { receipts: readonly FiscalReceipt[] }) =>
  receipts.length === 0 ? null : (
    <ul className="plain stack">
      {receipts.map((receipt) => (
        <FiscalReceiptLinks key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  );
