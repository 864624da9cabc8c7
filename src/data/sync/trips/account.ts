import { addTrips, removeTripsWithoutToken } from "../../local/bookings.ts";
import { bookingsOfMyEmail } from "../../remote/bookings-of-my-email.ts";
import { tripOf } from "./open-trip.ts";
import { withView } from "../outbox/booking-merge.ts";
import { openOutbox } from "../outbox/outbox.ts";

/** Trips of the account, beside those this device booked; they carry no token, so they are for looking only. */
export async function showAccountTrips(accessToken: string): Promise<void> {
  const answer = await bookingsOfMyEmail(accessToken);
  if (!answer.ok) return;
  await addTrips(answer.views.map((view) => tripOf(view, "")));
  const { store } = openOutbox();
  for (const view of answer.views) await store.change(view.id, (before) => withView(before, view, view.server_time));
}

/** At sign-out: what was booked on this device stays, what came with the account goes. */
export const forgetAccountTrips = (): Promise<void> => removeTripsWithoutToken();
