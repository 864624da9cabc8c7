import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { addTrips, deleteOtherAccountTrips } from "../../local/bookings.ts";
import { serverCalls } from "../../remote/traveler/verbs.ts";
import { mergeView } from "../outbox/booking-merge.ts";
import { openOutbox } from "../outbox/outbox.ts";

export const tripOf = (view: BookingView, token: string): LocalBooking => ({
  id: view.id,
  token,
  created_at: view.created_at,
  updated_at: view.server_time,
  title: view.title,
  image_url: view.image_url,
  duration_days: view.duration_days,
  request: null,
  view,
  payment: null,
  refusal: null,
});

export async function openByToken(id: string, token: string): Promise<"opened" | "unknown" | "unreachable"> {
  const answer = await serverCalls("rpc/my_booking", { booking_id: id, token });
  if (!answer.ok) return answer.reason === "erased" ? "unknown" : "unreachable";
  if (answer.value === null) return "unknown";
  await addTrips([tripOf(answer.value, token)]);
  return "opened";
}

export async function showAccountTrips(accessToken: string): Promise<void> {
  const answer = await serverCalls("rpc/bookings_of_my_email", {}, { token: accessToken });
  if (!answer.ok) return;
  await addTrips(answer.value.map((view) => tripOf(view, "")));
  await deleteOtherAccountTrips(answer.value.map(({ id }) => id));
  const { store } = openOutbox();
  for (const view of answer.value) await store.change(view.id, (before) => mergeView(before, view, view.server_time));
}
