import type { EnqueueAnswer } from "../../data/sync/outbox/enqueue.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { sendInBackground } from "../../data/sync/outbox/background.ts";
import type { BookingForm } from "../../domain/booking/form/booking-form.ts";
import { asAsked, type QuotedOption } from "../../domain/pricing/options.ts";
import type { HeldOffer } from "../../domain/booking/form/held-offer.ts";
import type { Bookable } from "./use-bookable.ts";

export type Submission = {
  bookable: Bookable;
  offer: HeldOffer | null;
  booking_id: string;
  token: string;
  form: BookingForm;
  options: QuotedOption[];
  total_cents: number;
};

/** On the disk first, then on its way: what is answered here is only that it is safe on this device. */
export async function submitBooking(submission: Submission): Promise<EnqueueAnswer> {
  const { bookable, offer, booking_id, token, form, options, total_cents } = submission;
  const { type, item } = bookable;
  const outbox = openOutbox();
  const answer = await outbox.enqueueBooking(
    {
      id: booking_id,
      token,
      tour_id: type === "tour" ? item.id : null,
      package_id: type === "package" ? item.id : null,
      guests: form.guests,
      check_in: form.check_in,
      check_out: form.check_in,
      total_price_cents: total_cents,
      customer_first_name: form.first_name,
      customer_last_name: form.last_name,
      customer_email: form.email,
      customer_phone: form.phone,
      special_requests: form.special_requests === "" ? null : form.special_requests,
      ...asAsked(options),
      ...(form.code === "" ? {} : { code: form.code }),
      ...(offer?.date === form.check_in ? { offer: offer.token } : {}),
    },
    {
      title: item.title,
      image_url: item.image_url,
      duration_days: item.duration_days,
      destination_ids: bookable.destinations,
      ...(options.length > 0 ? { options } : {}),
    },
  );
  if (!answer.ok) return answer;
  outbox.wake(true);
  void sendInBackground();
  // From now on there is something to lose. The answer is shown under My trips.
  if ("storage" in navigator && "persist" in navigator.storage) void navigator.storage.persist();
  return answer;
}
