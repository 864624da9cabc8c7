import { momentInTashkent } from "../../../../src/domain/words.ts";

/** A moment in the time of the place where the trip is: whoever reads it may be anywhere. */
export const momentText = (instant: string): string => `${momentInTashkent(instant)} (Tashkent time)`;

/** The token stays in the fragment: no server and no log on the way sees it. */
export const tripLink = (siteUrl: string, bookingId: string, token: string): string =>
  `${new URL(siteUrl).origin}/trips/${encodeURIComponent(bookingId)}#token=${token}`;
