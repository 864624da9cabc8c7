import { type ReceiptPart, receiptParts } from "../../../domain/payment/receipt-facts.ts";
import { labelOfPart, type PriceFact } from "../shared/price.ts";
import { dayInTashkent, signedMoney } from "../write.ts";
import { paymentWords } from "./statement-lines.ts";

function receiptLabel(part: ReceiptPart): string {
  if (part.of === "payment") return `${paymentWords(part.method)} on ${dayInTashkent(part.at)}`;
  if (part.of === "not_paid_yet") return "Not paid yet";
  if (part.of === "no_longer_owed") return "No longer owed";
  return part.of === "more_than_price" ? "More than the price" : labelOfPart(part);
}

export const receiptFacts = (...of: Parameters<typeof receiptParts>): PriceFact[] =>
  receiptParts(...of).map((part) => [receiptLabel(part), signedMoney(part.cents)]);
