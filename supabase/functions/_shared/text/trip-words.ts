/** The token is in the fragment, which no server or log sees. */
export const tripLink = (site: string, bookingId: string, token: string): string =>
  `${site}/trips/${encodeURIComponent(bookingId)}#token=${token}`;

/** The offer's token works once and for a day, so it may be in the query. */
export const waitingListOfferLink = (
  site: string,
  party: { item_type: string; item_id: string; start_date: string; guests: number },
  token: string,
): string =>
  `${site}/booking/${party.item_type}/${encodeURIComponent(party.item_id)}#` +
  String(new URLSearchParams({ date: party.start_date, guests: String(party.guests), offer: token }));

export const ownDataLink = (site: string, token: string): string => `${site}/my-data#token=${token}`;

export const waitingEntryLink = (site: string, token: string): string => `${site}/waiting-list#token=${token}`;
