import { addTrips } from "../../local/bookings.ts";
import { bookingsOfMyEmail } from "../../remote/bookings-of-my-email.ts";
import { tripOf } from "./open-trip.ts";
import { withView } from "../outbox/booking-merge.ts";
import { openOutbox } from "../outbox/outbox.ts";

/** Trips of the account, beside those this device booked; they carry no token, so they are for looking only. */
export async function showAccountTrips(accessToken: string): Promise<void> {
  const answer = await bookingsOfMyEmail(accessToken);
  if (!answer.ok) return;
  await addTrips(answer.value.map((view) => tripOf(view, "")));
  const { store } = openOutbox();
  for (const view of answer.value) await store.change(view.id, (before) => withView(before, view, view.server_time));
}
