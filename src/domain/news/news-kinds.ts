export const NEWS_KINDS = [
  "meeting_changed",
  "departure_cancelled",
  "waiting_offer",
  "balance_due",
  "names_wanted",
  "day_before",
  "payment_settled",
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const NEWS_READERS = ["booking", "companion", "waiting"] as const;
export type NewsReaderKind = (typeof NEWS_READERS)[number];
export type NewsReader = { as: NewsReaderKind; id: string; token: string };

export const KINDS_OF_READER: Readonly<Record<NewsReaderKind, readonly NewsKind[]>> = {
  booking: NEWS_KINDS.filter((kind) => kind !== "waiting_offer"),
  companion: ["meeting_changed", "departure_cancelled", "names_wanted", "day_before"],
  waiting: ["waiting_offer"],
};
