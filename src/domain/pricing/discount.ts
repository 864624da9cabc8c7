export const FULL_DISCOUNT_GUESTS = 30;

/**
 * In tenths of a percent, because the specification rounds to one decimal: 1 guest none; 2 to 29 guests 1 +
 * (n-2)*29/28 percent, half up; 30 or more 30 percent.
 */
export function discountTenths(guests: number): number {
  if (guests < 2) return 0;
  if (guests >= FULL_DISCOUNT_GUESTS) return 300;
  // Exact in integers: (28 + (n-2)*29) / 28 percent = that * 10 / 28 tenths; + 1/2 and floor is half up.
  return Math.floor((20 * (28 + (guests - 2) * 29) + 28) / 56);
}
