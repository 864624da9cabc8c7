import { randomUUID } from "node:crypto";
import { addDays, todayInTashkent } from "../../../src/domain/catalogue/travel-dates.ts";
import { askAsAdmin, askAsTraveler, type Shop } from "./shop.ts";

export type OwnTour = {
  id: string;
  title: string;
  price_cents: number;
  max_guests: number;
  departure_dates: string[];
};

export const daysAhead = (...days: number[]): string[] => {
  const today = todayInTashkent(Date.now());
  return days.map((day) => addDays(today, day));
};

const STORIES_PLACE = { name: "The stories' own place", city: "Tashkent", description: "No tour of the seed is here" };

const addItem = (shop: Shop, item_type: string, { id, ...fields }: { id: string }) =>
  askAsAdmin(shop, "rpc/admin_save_item", { item_type, item_id: id, fields, seen: null });

/** The pages of the seed's tours list the other tours of their destination, so no story adds a tour there. */
async function ownPlace(shop: Shop): Promise<{ destination_id: string; image_url: string }> {
  type Row = { id: string; name: string; image_url: string };
  const { destinations } = await askAsTraveler<{ destinations: Row[] }>(shop, "catalogue_since", { since: 0 });
  const { id, image_url = "/placeholder.svg" } = destinations.find(({ name }) => name === STORIES_PLACE.name) ?? {};
  if (id) return { destination_id: id, image_url };
  const row = { id: randomUUID(), ...STORIES_PLACE, image_url: destinations[0]?.image_url ?? image_url };
  await addItem(shop, "destination", row);
  return { destination_id: row.id, image_url: row.image_url };
}

export async function makeTour(
  shop: Shop,
  days: readonly string[] = daysAhead(40, 50, 60),
  fields: { title?: string; price?: number; max_guests?: number } & Record<string, unknown> = {},
): Promise<OwnTour> {
  const { destination_id, image_url } = await ownPlace(shop);
  const row = {
    id: randomUUID(),
    title: `Departing ${randomUUID().slice(0, 8)}`,
    description: "For a story about departures",
    image_url,
    duration_days: 3,
    price: 500,
    max_guests: 8,
    destination_id,
    ...fields,
  };
  await addItem(shop, "tour", { ...row, ...(days.length > 0 && { departure_dates: days }) });
  const { id, title, price, max_guests } = row;
  return { id, title, price_cents: Math.round(price * 100), max_guests, departure_dates: [...days] };
}

export async function seatsLeft(shop: Shop, { id }: { id: string }, day: string): Promise<number> {
  const { dates } = await askAsTraveler<{ dates: { date: string; seats_left: number }[] }>(shop, "availability", {
    item_type: "tour",
    item_id: id,
  });
  return dates.find(({ date }) => date === day)?.seats_left ?? 0;
}
