/** Seats the waiting list holds for a group: the mail's link carries the day, the group and the token. */
export type HeldOffer = { token: string; date: string; guests: number };

const TOKEN = /^[\w-]{43}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const GUESTS = /^[1-9]\d{0,2}$/;

/** Null for any other address, which opens the ordinary form. */
export function heldOffer(query: { get: (name: string) => string | null }): HeldOffer | null {
  const [token, date, guests] = [query.get("offer") ?? "", query.get("date") ?? "", query.get("guests") ?? ""];
  return TOKEN.test(token) && DAY.test(date) && GUESTS.test(guests) ? { token, date, guests: Number(guests) } : null;
}
