import * as payment from "#texts/payment.ts";
import * as terms from "#texts/terms.ts";
import { momentInTashkent, signedMoney } from "#texts/write.ts";
import { type CancelFigures, lostCents } from "../domain/booking/move/move-outlook.ts";
import { type Movement, statementSteps } from "../domain/payment/account-statement.ts";
import { endedAs } from "../domain/payment/failures.ts";
import type { FiscalReceipt } from "../domain/payment/parse-fiscal-receipts.ts";
import { type ReceiptPart, receiptParts } from "../domain/payment/receipt-facts.ts";
import { textOfCode } from "../domain/problem.ts";
import { chargedAmountText } from "./payment.ts";
import { labelOfPart, type PriceFact } from "./terms.ts";

const { CANCEL_AFTER, FISCAL, MONEY_MOVEMENTS, MOVEMENTS, PRICE_CHANGES, RECEIPT_PARTS, STATEMENT } = payment;

export function failureSentence(code: string): string | null {
  const status = endedAs(code);
  return (
    textOfCode(payment.PAYMENT_FAILURES, code) ??
    (status && (textOfCode(payment.PAYMENT_ENDINGS, status) ?? payment.OTHER_ENDING({ status })))
  );
}

type FiscalLine = FiscalReceipt["lines"][number];

export const fiscalLineWords = ({ package_code, vat, ...line }: FiscalLine, currency: string): string =>
  (vat ? FISCAL.withVat : FISCAL.withoutVat)({ ...line, package: package_code, currency });

export function differenceWords(cents: number): string {
  if (cents === 0) return PRICE_CHANGES.same;
  return cents > 0 ? PRICE_CHANGES.more({ cents }) : PRICE_CHANGES.less({ cents });
}

export function cancelSentence(figures: CancelFigures): string {
  const { cancel_before_cents: before, cancel_after_cents: after, back_cents: back } = figures;
  if (back === 0 && before === after) return CANCEL_AFTER.same({ cents: before });
  return back > 0 ? CANCEL_AFTER.changeAndRefund({ before, after, back }) : CANCEL_AFTER.change({ before, after });
}

export function cancelWarning(figures: CancelFigures): string | null {
  const cents = lostCents(figures);
  if (cents === 0) return null;
  return figures.cancel_after_cents === 0 ? CANCEL_AFTER.nothing : CANCEL_AFTER.less({ cents });
}

type ByMethod = (typeof MONEY_MOVEMENTS)[keyof typeof MONEY_MOVEMENTS];

const byMethod = (texts: ByMethod, method: string | null | undefined): string =>
  textOfCode<string>(texts, method ?? "") ?? texts.other;

function movementName({ kind, method }: Movement): string {
  const texts = textOfCode<ByMethod>(MONEY_MOVEMENTS, kind);
  return texts ? byMethod(texts, method) : (textOfCode(MOVEMENTS, kind) ?? kind);
}

function movementText(movement: Movement): string {
  const { kind, charged, taken_at } = movement;
  return [
    movementName(movement),
    ...(kind === "paid" && charged ? [chargedAmountText(payment, charged)] : []),
    ...(taken_at ? [STATEMENT.received({ at: taken_at })] : []),
  ].join(", ");
}

export type StatementLine = { what: string; amount: string; when: string };

export const statementLines = (movements: readonly Movement[]): StatementLine[] =>
  statementSteps(movements).map(({ movement, cents, owed, promised }) => ({
    what: movementText(movement),
    amount: signedMoney(cents),
    when: [
      momentInTashkent(movement.at),
      STATEMENT.balance({ cents: owed }),
      ...(promised > 0 ? [STATEMENT.promised({ cents: promised })] : []),
    ].join(", "),
  }));

function receiptLabel(part: ReceiptPart): string {
  switch (part.of) {
    case "payment":
      return RECEIPT_PARTS.payment({ payment: byMethod(MONEY_MOVEMENTS.paid, part.method), at: part.at });
    case "not_paid_yet":
    case "more_than_price":
      return RECEIPT_PARTS[part.of];
    case "no_longer_owed":
      return MOVEMENTS.written_off;
    default:
      return labelOfPart(terms, part);
  }
}

export const receiptFacts = (...of: Parameters<typeof receiptParts>): PriceFact[] =>
  receiptParts(...of).map((part) => [receiptLabel(part), signedMoney(part.cents)]);
