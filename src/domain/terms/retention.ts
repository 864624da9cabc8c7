/** Twins of the settings `retention_*`, which the housekeeping job reads. */
export const RETENTION_YEARS = { booking: 7, usage: 2, support: 3 } as const;
export const WAITING_DAYS = 30;
