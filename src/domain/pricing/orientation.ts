export const CURRENCIES = ["EUR", "UZS", "RUB", "GBP"] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CHARGED_CURRENCIES = ["USD", ...CURRENCIES] as const;

export type Rate = { currency: Currency; per_dollar: number; day: string };

const OLDEST_DAYS = 30;
const DAY_MS = 86_400_000;

/** An older rate misleads more than it helps. */
export const usableRates = (rates: readonly Rate[], today: string): Rate[] =>
  rates.filter(({ day }) => Date.parse(today) - Date.parse(day) <= OLDEST_DAYS * DAY_MS);
