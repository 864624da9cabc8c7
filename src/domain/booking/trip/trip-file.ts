import * as v from "valibot";
import { isoDay } from "../../schemas.ts";
import type { LocalBooking } from "../local-booking.ts";
import type { TripKey } from "./trip-keys.ts";

const VERSION = 1;
const MOST_TRIPS = 200;
const LONGEST_TITLE = 200;

/** Only the server knows the state, so an imported trip carries only its key and a title. */
export type TransferredTrip = TripKey & { title?: string; check_in?: string };

// Anyone can edit a file, so the app ignores its statuses, vouchers and payment pages.
const arrivingSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  title: v.pipe(v.string(), v.maxLength(LONGEST_TITLE)),
  check_in: v.exactOptional(isoDay),
});
const fileSchema = v.object({
  journey_trips: v.literal(VERSION),
  trips: v.pipe(v.array(arrivingSchema), v.maxLength(MOST_TRIPS)),
});

export const canTravel = ({ token, view }: LocalBooking): boolean => token !== "" && view !== null;

export function tripFileOf(trips: readonly LocalBooking[]): string {
  const transferableTrips = trips.filter(canTravel).map(({ id, token, title, view }) => ({
    id,
    token,
    title: title.slice(0, LONGEST_TITLE),
    check_in: view?.check_in,
  }));
  return JSON.stringify({ journey_trips: VERSION, trips: transferableTrips }, null, 1);
}

export function tripsFromFile(text: string): TransferredTrip[] | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(fileSchema, content);
  return parsed.success ? parsed.output.trips : null;
}
