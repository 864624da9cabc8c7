import type { Rate } from "../../../domain/pricing/orientation.ts";
import { aboutNumber, day } from "../write.ts";

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

export const aboutPrice = (cents: number, rate: Rate): string =>
  `about ${aboutNumber((cents / 100) * rate.per_dollar)} ${rate.currency}, rate of ${day(rate.day).replace(/ \d{4}$/, "")}`;
