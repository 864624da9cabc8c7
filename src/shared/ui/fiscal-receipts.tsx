import { Anchor } from "@mantine/core";
import { type FiscalReceipt } from "../../domain/payment/fiscal-receipts.ts";
import { momentInTashkent } from "#words/write.ts";
import { Facts } from "./facts.tsx";
import { QrCode } from "./qr-code.tsx";
import { fiscalLineWords, fiscalMoney, fiscalTitle } from "#words/payment/fiscal.ts";

const WORDS = {
  terminal: "Terminal",
  sign: "Fiscal sign",
  coming: "It is being registered with the tax authority and appears here as soon as it is.",
  check: "Check it at the tax authority",
  code: (title: string) => `${title}: the code that the tax authority reads`,
};

function FiscalReceiptLinks({ receipt }: { receipt: FiscalReceipt }) {
  const { amount, currency, lines, terminal_id, fiscal_sign, qr_url, issued_at, created_at } = receipt;
  const title = fiscalTitle(receipt);
  return (
    <li className="stack tight">
      <p>
        <strong>{title}</strong>
        <br />
        <span className="dim">
          {fiscalMoney(amount, currency)}, {momentInTashkent(issued_at ?? created_at)}
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
      <Facts of={{ [WORDS.terminal]: terminal_id, [WORDS.sign]: fiscal_sign }} />
      {qr_url === null ? (
        <p role="status">{WORDS.coming}</p>
      ) : (
        <>
          <QrCode text={qr_url} label={WORDS.code(title)} ecc="M" />
          <Anchor className="screen-only" href={qr_url} target="_blank" rel="noreferrer">
            {WORDS.check}
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
