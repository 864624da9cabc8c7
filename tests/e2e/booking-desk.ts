import type { BrowserContext, Page } from "playwright-core";

export type Desk = { url: string; keys: { publishable: string; secret: string } };
export type Item = { id: string; title: string; price_cents: number; max_guests: number; departure_dates: string[] };
export type BookedRow = {
  id: string;
  departure_id: string;
  status: string;
  guests: number;
  check_in: string;
  ends_on: string;
  total_price: number;
  customer_name: string;
};

export const post = async <Answer>({ url, keys }: Desk, verb: string, body: object): Promise<Answer> => {
  const response = await fetch(`${url}/rest/v1/rpc/${verb}`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: keys.publishable },
    body: JSON.stringify(body),
  });
  const answer: Answer = JSON.parse(await response.text());
  return answer;
};

/** An address of its own for every try of a story: a second try must not find what the first one booked. */
export const mailbox = (who: string): string => `${who}-${crypto.randomUUID().slice(0, 8)}@example.com`;

const SEATS_OF_A_STORY = 4;
/** A total over $2,000 leaves a choice at payment: that is a story of its own. */
const PAID_AT_ONCE_CENTS = 60_000;

/** Of the seed: what a story made for itself has days that are full, cancelled or dear. */
const ofSeed = ({ id }: { id: string }) => id.startsWith("70520000-");
/** Two guests of such a tour pay less than what may be paid in halves, which is a choice more. */
const IN_ONE_PAYMENT_CENTS = 90_000;

/** Tours whose first two days have room, the roomiest first: no file meets what another one filled. */
export async function toursWithDates(desk: Desk): Promise<Item[]> {
  const { tours } = await post<{ tours: (Omit<Item, "departure_dates"> & { departure_dates: string[] | null })[] }>(
    desk,
    "catalogue_since",
    { since: 0 },
  );
  const known = await Promise.all(
    tours
      .filter((tour) => ofSeed(tour) && tour.price_cents <= IN_ONE_PAYMENT_CENTS)
      .map(async (tour) => {
        const { dates } = await post<{ dates: { date: string; seats_left: number }[] }>(desk, "availability", {
          item_type: "tour",
          item_id: tour.id,
        });
        const firstTwo = tour.departure_dates ? dates.slice(0, 2) : [];
        const room = firstTwo.length === 2 ? Math.min(...firstTwo.map(({ seats_left }) => seats_left)) : 0;
        // What other stories sold out leads to its waiting list, and what they left may be too little.
        const bookable = dates.filter(({ seats_left }) => seats_left >= SEATS_OF_A_STORY).map(({ date }) => date);
        return { room, item: { ...tour, departure_dates: bookable } };
      }),
  );
  return known
    .filter(({ room, item }) => room >= SEATS_OF_A_STORY && item.price_cents <= PAID_AT_ONCE_CENTS)
    .toSorted((one, other) => other.room - one.room || one.item.id.localeCompare(other.item.id))
    .map(({ item }) => item);
}

/** What really stands in the database. */
export async function booked({ url, keys }: Desk, email: string): Promise<BookedRow[]> {
  const response = await fetch(`${url}/rest/v1/bookings?customer_email=eq.${encodeURIComponent(email)}&select=*`, {
    headers: { apikey: keys.secret, authorization: `Bearer ${keys.secret}` },
  });
  if (!response.ok) throw new Error(`bookings: ${response.status} ${await response.text()}`);
  const rows: BookedRow[] = JSON.parse(await response.text());
  return rows;
}

export async function setPrice({ url, keys }: Desk, tourId: string, cents: number): Promise<void> {
  const response = await fetch(`${url}/rest/v1/tours?id=eq.${tourId}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", apikey: keys.secret, authorization: `Bearer ${keys.secret}` },
    body: JSON.stringify({ price: cents / 100 }),
  });
  if (!response.ok) throw new Error(`price: ${response.status} ${await response.text()}`);
}

/** No lock on the price comes in time, as without a connection: then what is dearer is asked for. */
export const withoutLock = (context: BrowserContext): Promise<unknown> =>
  context.route("**/rest/v1/rpc/lock_price", (route) => route.fulfill({ json: { ok: false, code: "not_offered" } }));

export async function fill(page: Page, email: string, guests = 2): Promise<void> {
  await page.getByLabel("Departure date").selectOption({ index: 1 });
  await page.getByLabel("Number of guests").selectOption(String(guests));
  await page.getByLabel("First name").fill("Жасур");
  await page.getByLabel("Last name").fill("Oʻrinboev");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+998 90 123 45 67");
}

export const send = (page: Page) => page.getByRole("button", { name: "Complete Booking & Pay" }).click();
