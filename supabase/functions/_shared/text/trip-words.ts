import { momentInTashkent } from "../../../../src/domain/words.ts";

/** A moment in the time of the place where the trip is: whoever reads it may be anywhere. */
export const momentText = (instant: string): string => `${momentInTashkent(instant)} (Tashkent time)`;

/** The token stays in the fragment: no server and no log on the way sees it. */
export const tripLink = (siteUrl: string, bookingId: string, token: string): string =>
  `${new URL(siteUrl).origin}/trips/${encodeURIComponent(bookingId)}#token=${token}`;

/** Taking an offer is booking; its token is good once and for a day, so the form may have it with its other choices. */
export const offerLink = (
  siteUrl: string,
  party: { item_type: string; item_id: string; start_date: string; guests: number },
  token: string,
): string =>
  `${new URL(siteUrl).origin}/booking/${party.item_type}/${encodeURIComponent(party.item_id)}?` +
  String(new URLSearchParams({ date: party.start_date, guests: String(party.guests), offer: token }));

export const leaveWaitingListLink = (siteUrl: string, token: string): string =>
  `${new URL(siteUrl).origin}/waiting-list#token=${token}`;
