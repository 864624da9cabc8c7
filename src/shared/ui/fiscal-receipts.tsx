import { Anchor } from "@mantine/core";
import { type FiscalReceipt, fiscalFacts, fiscalMoney, fiscalTitle } from "../../domain/payment/fiscal-receipts.ts";
import { momentInTashkent } from "../../domain/words.ts";
import { Facts } from "./facts.tsx";
import { QrCode } from "./qr-code.tsx";

const WORDS = {
  coming: "It is being registered with the tax authority and appears here as soon as it is.",
  check: "Check it at the tax authority",
  code: (title: string) => `${title}: the code that the tax authority reads`,
};

function One({ receipt }: { receipt: FiscalReceipt }) {
  const { amount, currency, qr_url, issued_at, created_at } = receipt;
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
      <Facts of={fiscalFacts(receipt)} />
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
        <One key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  );
