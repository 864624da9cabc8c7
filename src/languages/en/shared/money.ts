export const ABOUT_PRICE = {
  choice: "Also show prices in",
  choose: "Also show in…",
  dollarsOnly: "Dollars only",
};

export const CANCEL_TIMELINE: string = "Change or cancel";

export const FISCAL_RECEIPTS = {
  terminal: "Terminal",
  sign: "Fiscal sign",
  coming: "It is being registered with the tax authority and appears here as soon as it is.",
  check: "Check it at the tax authority",
  code: (title: string) => `${title}: the code that the tax authority reads`,
};
