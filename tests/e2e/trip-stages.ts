import { randomBytes, randomUUID } from "node:crypto";
import type { Served } from "../database/support/postgres.ts";
import type { Stack } from "../support/stack.ts";
import { type Item, post, toursWithDates } from "./booking-desk.ts";
import { asAdmin } from "./departure-desk.ts";

export type Trip = { id: string; token: string; email: string; day: string; tour: Item };
export const STAGES = [
  "held",
  "moved",
  "owing",
  "called_off",
  "ahead",
  "under_way",
  "over",
  "cancelled",
  "expired",
] as const;
type Stage = (typeof STAGES)[number];

/** As long as an address may be in practice, with a name to match: both must find a line of their own on a phone. */
const LONG = "a.very.long.address.of.somebody.whose.employer.likes.words.in.addresses";

/** Bookings of their own by the verbs of the shop; time is moved under them in the database. */
export function tripDesk(stack: Stack, database: Served) {
  const asService = async (verb: string, body: object) => {
    const { secret } = stack.keys;
    const response = await fetch(`${stack.url}/rest/v1/rpc/${verb}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: secret, authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${verb}: ${response.status} ${await response.text()}`);
    const answer: Record<string, unknown> = JSON.parse(await response.text());
    return answer;
  };

  const book = async (tour: Item | undefined, at = 0, first = "Gulnora"): Promise<Trip> => {
    const day = tour?.departure_dates.at(at);
    if (!tour || !day) throw new Error("The seed has too few tours with departures");
    const email = `${LONG}.${randomUUID().slice(0, 8)}@example.com`;
    const [id, token] = [randomUUID(), randomBytes(32).toString("base64url")];
    const price = await post<{ total_cents: number }>(stack, "quote", {
      item_type: "tour",
      item_id: tour.id,
      guests: 2,
      check_in: day,
    });
    const booking = {
      id,
      token,
      tour_id: tour.id,
      package_id: null,
      guests: 2,
      check_in: day,
      check_out: day,
      total_price_cents: price.total_cents,
      customer_first_name: first,
      customer_last_name: "Wolfeschlegelsteinhausenbergerdorff",
      customer_email: email,
      customer_phone: "+998901234567",
      special_requests: null,
    };
    const answer = await post<{ ok: boolean }>(stack, "create_booking", { booking });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return { id, token, email, day, tour };
  };
  const pay = async ({ id, token }: Trip, part: "all" | "deposit" = "all") => {
    const opened = await asService("open_payment", { booking_id: id, token, ...(part === "deposit" && { part }) });
    const { payment_id } = opened["payment"] as { payment_id: string };
    const event = { payment_id, new_status: "completed", source: "story", dedupe_key: randomUUID() };
    await asService("apply_payment_event", event);
  };
  const paid = async (tour: Item | undefined, at = 0) => {
    const trip = await book(tour, at);
    await pay(trip);
    return trip;
  };
  /** So many days from today to the day it begins; it lasts three. */
  const begins = (trip: Trip, days: number) =>
    database.exec(`alter table public.bookings disable trigger guard;
      update public.bookings set check_in = private.today() + ${days}, check_out = private.today() + ${days},
        ends_on = private.today() + ${days + 2} where id = '${trip.id}';
      alter table public.bookings enable trigger guard`);

  /** One trip of each stage; no two on the same tour where one changes it. */
  const everyStage = async (): Promise<Record<Stage, Trip>> => {
    const tours = await toursWithDates(stack);
    const { tours: all } = await post<{ tours: Item[] }>(stack, "catalogue_since", { since: 0 });
    const trips = {
      held: await book(tours[0]),
      moved: await paid(tours[1]),
      called_off: await paid(tours[2]),
      ahead: await paid(tours[3]),
      under_way: await paid(tours[4]),
      over: await paid(tours[5]),
      cancelled: await paid(tours[0], -1),
      expired: await book(tours[1], 1),
      // Two of them cost over $2,000.
      owing: await book(
        all.find(({ price_cents }) => price_cents > 110_000),
        -1,
      ),
    };
    await pay(trips.owing, "deposit");
    await database.query(
      `update public.bookings set balance_due_on = private.today() + 5 where id = '${trips.owing.id}'`,
    );
    const { id, token } = trips.moved;
    const move = { booking_id: id, token, move_id: randomUUID(), to_date: tours[1]?.departure_dates[1] };
    const moved = await post<{ ok: boolean }>(stack, "move_my_booking", { ...move, expected_difference_cents: 0 });
    if (!moved.ok) throw new Error(JSON.stringify(moved));
    const [called] = await database.query(
      `select departure_id::text as departure from public.bookings where id = '${trips.called_off.id}'`,
    );
    await asAdmin(stack, "rpc/cancel_departure", { departure_id: called?.["departure"], reason: "Storm" });
    await begins(trips.under_way, -1);
    await begins(trips.over, -5);
    const { id: gone, token: key } = trips.cancelled;
    const back = await post<{ refund_cents: number }>(stack, "cancel_quote", { booking_id: gone, token: key });
    const cancel = {
      booking_id: gone,
      token: key,
      expected_refund_cents: back.refund_cents,
      expected_status: "confirmed",
    };
    await post(stack, "cancel_my_booking", cancel);
    await database.query(
      `update public.bookings set status = 'expired', expires_at = now() - interval '1 minute' where id = '${trips.expired.id}'`,
    );
    return trips;
  };
  return { book, paid, begins, everyStage };
}
