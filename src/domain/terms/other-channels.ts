export type CancellationFee = { min_days: number; max_days: number | null; fee_percent: number };

/** The specification gives this table word for word, and its gap at day 30 gets the lower fee. */
export const OTHER_CHANNEL_FEES: readonly CancellationFee[] = [
  { min_days: 31, max_days: null, fee_percent: 10 },
  { min_days: 15, max_days: 29, fee_percent: 25 },
  { min_days: 8, max_days: 14, fee_percent: 50 },
  { min_days: 0, max_days: 7, fee_percent: 100 },
];

export const OTHER_CHANNEL_GROUPS: readonly { from_guests: number; percent: number }[] = [
  { from_guests: 6, percent: 10 },
  { from_guests: 10, percent: 15 },
];

export const OTHER_CHANNEL_DEPOSIT = { percent: 50, balance_days_before: 30 } as const;
