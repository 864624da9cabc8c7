export type CancellationFee = { min_days: number; max_days: number | null; fee_percent: number };

/**
 * The Terms page's table, word for word as specified. It applies to bookings made by other channels, never to bookings
 * made here. Day 30 stands in no row: there the lower fee applies, as the page says.
 */
export const OTHER_CHANNEL_FEES: readonly CancellationFee[] = [
  { min_days: 31, max_days: null, fee_percent: 10 },
  { min_days: 15, max_days: 29, fee_percent: 25 },
  { min_days: 8, max_days: 14, fee_percent: 50 },
  { min_days: 0, max_days: 7, fee_percent: 100 },
];

/** Group discounts of other channels; bookings made here get the one of the price summary. */
export const OTHER_CHANNEL_GROUPS: readonly { from_guests: number; percent: number }[] = [
  { from_guests: 6, percent: 10 },
  { from_guests: 10, percent: 15 },
];

/** What other channels ask for at booking; here checkout charges all of it. */
export const OTHER_CHANNEL_DEPOSIT = { percent: 50, balance_days_before: 30 } as const;
