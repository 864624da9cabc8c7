import { amountText } from "../write.ts";

export const fiscalMoney: typeof import("../../en/payment/fiscal.ts").fiscalMoney = (amount, currency) =>
  `${amountText(amount)}\u00a0${currency}`;

export const fiscalTitle: typeof import("../../en/payment/fiscal.ts").fiscalTitle = ({ kind, receipt_number }) => {
  const title = kind === "sale" ? "Fiskal chek" : "Pul qaytarishning fiskal cheki";
  return receipt_number === null ? title : `${title} ${receipt_number}`;
};

export const fiscalLineWords: typeof import("../../en/payment/fiscal.ts").fiscalLineWords = (
  { mxik, package_code, vat, amount },
  currency,
) => `${fiscalMoney(amount, currency)}, MXIK ${mxik}, qadoq kodi ${package_code}, ${vat ? "QQS bilan" : "QQSsiz"}`;
