import type { Page } from "playwright-core";

export type Desk = { url: string; keys: { publishable: string; secret: string } };
export type Item = { id: string; title: string; price_cents: number; max_guests: number; departure_dates: string[] };
export type BookedRow = {
  id: string;
  status: string;
  guests: number;
  check_in: string;
  ends_on: string;
  total_price: number;
  customer_name: string;
};

export async function toursWithDates({ url, keys }: Desk): Promise<Item[]> {
  const response = await fetch(`${url}/rest/v1/rpc/catalogue_since`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: keys.publishable },
    body: '{"since":0}',
  });
  const { tours }: { tours: (Omit<Item, "departure_dates"> & { departure_dates: string[] | null })[] } = JSON.parse(
    await response.text(),
  );
  return tours.flatMap((tour) =>
    tour.departure_dates && tour.departure_dates.length > 1 ? [{ ...tour, departure_dates: tour.departure_dates }] : [],
  );
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

export async function fill(page: Page, email: string, guests = 2): Promise<void> {
  await page.getByLabel("Departure date").selectOption({ index: 1 });
  await page.getByLabel("Number of guests").selectOption(String(guests));
  await page.getByLabel("First name").fill("Жасур");
  await page.getByLabel("Last name").fill("Oʻrinboev");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+998 90 123 45 67");
}

export const send = (page: Page) => page.getByRole("button", { name: "Complete Booking & Pay" }).click();
