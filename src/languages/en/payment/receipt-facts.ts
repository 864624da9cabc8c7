import { type ReceiptPart, receiptParts } from "../../../domain/payment/receipt-facts.ts";
import { labelOfPart, type PriceFact } from "../terms/price.ts";
import { dayInTashkent, signedMoney } from "../write.ts";
import { paymentWords } from "./statement-lines.ts";

function receiptLabel(part: ReceiptPart): string {
  switch (part.of) {
    case "payment":
      return `${paymentWords(part.method)} on ${dayInTashkent(part.at)}`;
    case "not_paid_yet":
      return "Not paid yet";
    case "no_longer_owed":
      return "No longer owed";
    case "more_than_price":
      return "More than the price";
    default:
      return labelOfPart(part);
  }
}

export const receiptFacts = (...of: Parameters<typeof receiptParts>): PriceFact[] =>
  receiptParts(...of).map((part) => [receiptLabel(part), signedMoney(part.cents)]);
