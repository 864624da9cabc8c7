import { amountText } from "../write.ts";

export const fiscalMoney: typeof import("../../en/payment/fiscal.ts").fiscalMoney = (amount, currency) =>
  `${amountText(amount)}\u00a0${currency}`;

export const fiscalTitle: typeof import("../../en/payment/fiscal.ts").fiscalTitle = ({ kind, receipt_number }) => {
  const title = kind === "sale" ? "Фискальный чек" : "Фискальный чек возврата";
  return receipt_number === null ? title : `${title} ${receipt_number}`;
};

export const fiscalLineWords: typeof import("../../en/payment/fiscal.ts").fiscalLineWords = (
  { mxik, package_code, vat, amount },
  currency,
) => `${fiscalMoney(amount, currency)}, ИКПУ ${mxik}, код упаковки ${package_code}, ${vat ? "включая НДС" : "без НДС"}`;
