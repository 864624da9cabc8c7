import type { Page } from "playwright-core";
import type { Desk } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";
import { done, type Guide } from "./guide-desk.ts";
import { hold, type Held, payFor, rowsOf } from "./paid-desk.ts";

export type Led = { id: string; title: string; day: string; tourId: string };

export async function assign(desk: Desk, { id }: Led, guide: Guide | null): Promise<void> {
  const [row] = await rowsOf<{ tour_id: string; start_date: string }>(desk, `departures?id=eq.${id}`);
  const departure = { tour_id: row?.tour_id, start_date: row?.start_date, guide_id: guide?.id ?? null };
  await done(asAdmin(desk, "rpc/save_departure", { departure }));
}

/**
 * A departure some days ahead that this guide leads, and its paid bookings: the first of one, the next of two people ...
 * With a deposit the first is of five, who have paid a part.
 */
export async function ledDeparture(
  desk: Desk,
  guide: Guide,
  { bookings = 3, deposit = false }: { bookings?: number; deposit?: boolean } = {},
): Promise<Led & { held: Held[] }> {
  const day = new Date(Date.now() + (deposit ? 40 : 3) * 86_400_000).toISOString().slice(0, 10);
  const tour = await makeTour(desk, [day]);
  const held = [];
  for (let at = 0; at < bookings; at += 1) {
    const one = await hold(desk, tour.id, day, deposit && at === 0 ? 5 : (at % 2) + 1);
    await payFor(desk, one, deposit && at === 0 ? "deposit" : undefined);
    held.push(one);
  }
  const departure = { tour_id: tour.id, start_date: day, guide_id: guide.id };
  await done(asAdmin(desk, "rpc/save_departure", { departure }));
  const [row] = await rowsOf<{ id: string }>(desk, `departures?tour_id=eq.${tour.id}`);
  if (!row) throw new Error("No departure");
  return { id: row.id, title: tour.title, day, tourId: tour.id, held };
}

/** As a guide does it on the phone, until the departures are there and the app would open without a network. */
export async function signInAsGuide(
  page: Page,
  { url }: Desk,
  { email, name }: Pick<Guide, "email" | "name">,
): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill("silkroad");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${url}/guide`);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByText("Ready without a network.").waitFor({ timeout: 30_000 });
}

/** The desk changes where and when a departure meets. */
export async function moveMeeting(desk: Desk, { tourId, day }: Led, point: string, time: string): Promise<void> {
  const departure = { tour_id: tourId, start_date: day, meeting_point: point, meeting_time: time };
  await done(asAdmin(desk, "rpc/save_departure", { departure }));
}
