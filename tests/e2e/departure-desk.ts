import { randomUUID } from "node:crypto";
import { adminSession } from "./admin-session.ts";
import { type Desk, type Item, toursWithDates } from "./booking-desk.ts";

/** The operator's verbs, asked as the first admin. */
export const asAdmin = async (desk: Desk, path: string, body: object): Promise<Response> => {
  const { access_token } = await adminSession(desk);
  return fetch(`${desk.url}/rest/v1/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: desk.keys.publishable,
      authorization: `Bearer ${access_token}`,
    },
    body: JSON.stringify(body),
  });
};

/** A tour of its own for a story that changes what is offered. */
export async function makeTour(desk: Desk, days: readonly string[]): Promise<Item> {
  const [model] = await toursWithDates(desk);
  const { id: _, departure_dates: __, ...rest } = model ?? ({} as Item);
  const tour = {
    ...rest,
    id: randomUUID(),
    title: `Departing ${randomUUID().slice(0, 8)}`,
    departure_dates: [...days],
  };
  // With a real picture: other stories look for broken ones.
  const [destination_id, image_url] = ["destination_id", "image_url"].map((name) => Reflect.get(rest, name));
  const made = await asAdmin(desk, "tours", {
    id: tour.id,
    title: tour.title,
    description: "For a story about departures",
    image_url,
    duration_days: 3,
    price: 500,
    max_guests: 8,
    destination_id,
    ...(days.length > 0 && { departure_dates: days }),
  });
  if (made.status !== 201) throw new Error(`tour: ${made.status} ${await made.text()}`);
  return tour;
}
