/** How long we keep what, and from which age on we sell; the Privacy page's figures. */
export const PRIVACY = {
  booking_data_years: 7,
  usage_data_years: 2,
  support_records_years: 3,
  minimum_age: 16,
} as const;
