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

async function seedTour(shop: Shop): Promise<{ destination_id: string; image_url: string }> {
  const { tours } = await askAsTraveler<{ tours: { destination_id: string; image_url: string }[] }>(
    shop,
    "catalogue_since",
    { since: 0 },
  );
  const [first] = tours;
  if (!first) throw new Error("The catalogue has no tour");
  return first;
}

export async function makeTour(
  shop: Shop,
  days: readonly string[] = daysAhead(40, 50, 60),
  fields: { title?: string; price?: number; max_guests?: number } & Record<string, unknown> = {},
): Promise<OwnTour> {
  const { destination_id, image_url } = await seedTour(shop);
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
  await askAsAdmin(shop, "tours", { ...row, ...(days.length > 0 && { departure_dates: days }) });
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
