/** '2026-12-05' as people write it; read by its parts, so no time zone can move the day. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

export const guestsText = (guests: number): string => (guests === 1 ? "1 guest" : `${guests} guests`);

/** A moment, in the time of the place where the trip is. */
export const momentText = (instant: string): string =>
  `${new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Tashkent" }).format(
    new Date(instant),
  )} (Tashkent time)`;

/** The token stays in the fragment: no server and no log on the way sees it. */
export const tripLink = (siteUrl: string, bookingId: string, token: string): string =>
  `${new URL(siteUrl).origin}/trips/${encodeURIComponent(bookingId)}#token=${token}`;
