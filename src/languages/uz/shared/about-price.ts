import { aboutNumber, day } from "../write.ts";

export const aboutPrice: typeof import("../../en/shared/about-price.ts").aboutPrice = (cents, rate) =>
  `taxminan ${aboutNumber((cents / 100) * rate.per_dollar)} ${rate.currency}, ${day(rate.day).replace(/, \d{4}$/, "")} kursi boʻyicha`;
