type Fiscal = typeof import("../../en/payment/fiscal.ts");

export const fiscalMoney: Fiscal["fiscalMoney"] = (amount, currency) => {
  const figure = (amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
  return `${figure.replaceAll(",", "\u00a0").replace(".", ",")} ${currency}`;
};

export const fiscalTitle: Fiscal["fiscalTitle"] = ({ kind, receipt_number }) => {
  const title = kind === "sale" ? "Фискальный чек" : "Фискальный чек возврата";
  return receipt_number === null ? title : `${title} ${receipt_number}`;
};

export const fiscalLineWords: Fiscal["fiscalLineWords"] = ({ mxik, package_code, vat, amount }, currency) =>
  `${fiscalMoney(amount, currency)}, ИКПУ ${mxik}, упаковка ${package_code}, ${vat ? "включая НДС" : "без НДС"}`;
