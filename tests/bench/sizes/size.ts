/** How much a shop holds. What else is in it (guides, mails, money, reviews, waiting lists) follows from these. */
export type Size = { bookings: number; tours: number };

export const DEPARTURES_PER_TOUR = 8;
export const WHOLE: Size = { bookings: 100_000, tours: 10_000 };

export const partOf = ({ bookings, tours }: Size, part: number): Size => ({
  bookings: Math.round(bookings / part),
  tours: Math.round(tours / part),
});

/** Ids follow from numbers, so that rows of millions find one another without a join. */
export const idOf = (kind: string, n: string): string => `md5('${kind}:' || ${n})::uuid`;

/** A booking's secret follows from its number too: 43 characters, as a device makes it. */
export const tokenOf = (kind: string, n: string): string =>
  `(md5('${kind}:' || ${n}) || substr(md5('rest of ${kind}:' || ${n}), 1, 11))`;

export const hashOf = (token: string): string => `encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`;
