import * as v from "valibot";
import { bookingViewSchema, refusalSchema } from "./booking-view.ts";
import type { LocalBooking } from "./local-booking.ts";

const VERSION = 1;

const requestSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  token: v.string(),
  tour_id: v.nullable(v.string()),
  package_id: v.nullable(v.string()),
  guests: v.number(),
  check_in: v.string(),
  check_out: v.string(),
  total_price_cents: v.number(),
  customer_first_name: v.string(),
  customer_last_name: v.string(),
  customer_email: v.string(),
  customer_phone: v.string(),
  special_requests: v.nullable(v.string()),
});

const fileSchema = v.object({
  journey_trips: v.literal(VERSION),
  trips: v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
      created_at: v.string(),
      updated_at: v.string(),
      title: v.string(),
      image_url: v.string(),
      duration_days: v.number(),
      request: v.nullable(requestSchema),
      view: v.nullable(bookingViewSchema),
      payment: v.nullable(
        v.object({ url: v.string(), payment_id: v.string(), provider_payment_id: v.nullable(v.string()) }),
      ),
      refusal: v.nullable(refusalSchema),
    }),
  ),
});

/** Without those an account brought: they have no token to open them with elsewhere. */
export const tripFileOf = (trips: readonly LocalBooking[]): string =>
  JSON.stringify({ journey_trips: VERSION, trips: trips.filter(({ token }) => token !== "") }, null, 1);

/** null: not a file of ours. What was never sent stays with the phone that will send it. */
export function tripsFromFile(text: string): LocalBooking[] | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(fileSchema, raw);
  // A link to a payment page is asked for anew: a file from elsewhere must not lead anybody to one.
  return parsed.success
    ? parsed.output.trips.filter((trip) => trip.view !== null).map((trip) => ({ ...trip, payment: null }))
    : null;
}
