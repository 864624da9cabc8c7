/** The token is in the fragment, which no server or log sees. */
export const tripLink = (siteUrl: string, bookingId: string, token: string): string =>
  `${new URL(siteUrl).origin}/trips/${encodeURIComponent(bookingId)}#token=${token}`;

/** The offer's token works once and for a day, so it may be in the query. */
export const waitingListOfferLink = (
  siteUrl: string,
  party: { item_type: string; item_id: string; start_date: string; guests: number },
  token: string,
): string =>
  `${new URL(siteUrl).origin}/booking/${party.item_type}/${encodeURIComponent(party.item_id)}#` +
  String(new URLSearchParams({ date: party.start_date, guests: String(party.guests), offer: token }));

export const ownDataLink = (siteUrl: string, token: string): string =>
  `${new URL(siteUrl).origin}/my-data#token=${token}`;

export const leaveWaitingListLink = (siteUrl: string, token: string): string =>
  `${new URL(siteUrl).origin}/waiting-list#token=${token}`;
