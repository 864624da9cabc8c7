export type Size = { bookings: number; tours: number };

export const DEPARTURES_PER_TOUR = 8;
export const WHOLE: Size = { bookings: 100_000, tours: 10_000 };

export const partOf = ({ bookings, tours }: Size, part: number): Size => ({
  bookings: Math.round(bookings / part),
  tours: Math.round(tours / part),
});

/** Ids follow from numbers, so that millions of rows need no join. */
export const idOf = (kind: string, n: string): string => `md5('${kind}:' || ${n})::uuid`;

export const tokenOf = (kind: string, n: string): string =>
  `(md5('${kind}:' || ${n}) || substr(md5('rest of ${kind}:' || ${n}), 1, 11))`;

export const hashOf = (token: string): string => `encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`;
