export type CancellationFee = { min_days: number; max_days: number | null; fee_percent: number };

/** The Terms page's table. It applies to bookings made by other channels, never to bookings made here. */
export const OTHER_CHANNEL_FEES: readonly CancellationFee[] = [
  { min_days: 31, max_days: null, fee_percent: 10 },
  { min_days: 15, max_days: 30, fee_percent: 25 },
  { min_days: 8, max_days: 14, fee_percent: 50 },
  { min_days: 0, max_days: 7, fee_percent: 100 },
];
