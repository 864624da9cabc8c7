import { dollars } from "../catalogue/money-text.ts";

/** Booking amounts always show two decimals (spec section 9). */
export function exactDollars(cents: number): string {
  return cents % 100 === 0 ? `${dollars(cents)}.00` : dollars(cents);
}
