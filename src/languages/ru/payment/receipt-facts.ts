import { type ReceiptPart, receiptParts } from "../../../domain/payment/receipt-facts.ts";
import { labelOfPart } from "../terms/price.ts";
import { dayInTashkent, signedMoney } from "../write.ts";
import { paymentWords } from "./statement-lines.ts";

function receiptLabel(part: ReceiptPart): string {
  switch (part.of) {
    case "payment":
      return `${paymentWords(part.method)} ${dayInTashkent(part.at)}`;
    case "not_paid_yet":
      return "Ещё не оплачено";
    case "no_longer_owed":
      return "Больше не нужно платить";
    case "more_than_price":
      return "Сверх цены";
    default:
      return labelOfPart(part);
  }
}

export const receiptFacts: typeof import("../../en/payment/receipt-facts.ts").receiptFacts = (...of) =>
  receiptParts(...of).map((part) => [receiptLabel(part), signedMoney(part.cents)]);
