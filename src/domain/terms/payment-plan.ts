/** Share of the total that checkout charges. */
export const CHECKOUT_PERCENT = 100;

/** The payment plan of which the Booking Guide speaks; arranged with the operator, not at checkout. */
export const PAYMENT_PLAN = {
  over_cents: 200_000,
  deposit_percent: 50,
  balance_days_before: 30,
} as const;
