import { language } from "#texts/write.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { sendInBackground } from "../../data/sync/outbox/background.ts";
import type { BookAnswer } from "../../data/sync/outbox/enqueue.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { givenAnswers } from "../../domain/booking/form/answers.ts";
import { type BookingFormValues, requestFields } from "../../domain/booking/form/check-booking.ts";
import { lockFor, type PriceLock, priceSubject } from "../../domain/booking/form/price-lock.ts";
import type { HeldOffer } from "../../domain/catalogue/held-offer.ts";
import { isCardCode } from "../../domain/payment/card-refusals.ts";
import { chosenOptions, type QuotedOption } from "../../domain/pricing/options.ts";
import { quote } from "../../domain/pricing/quote.ts";
import type { Bookable } from "./use-bookable.ts";

export type Submission = {
  bookable: Bookable;
  offer: HeldOffer | null;
  booking_id: string;
  token: string;
  form: BookingFormValues;
  options: QuotedOption[];
  total_cents: number;
  lock?: PriceLock | undefined;
  wantsAnother?: boolean;
};

/** Success means only that the request is stored on this device, not sent. */
export async function submitBooking(submission: Submission): Promise<BookAnswer> {
  const { bookable, offer, booking_id, token, form, options, total_cents } = submission;
  const { type, item } = bookable;
  // The server validates the code on arrival, so the lock covers the price before the code.
  const quotedPrice = quote(
    bookable.offerOn(form.check_in).price_cents,
    form.guests,
    options,
    null,
    bookable.fees_percent,
  );
  const subject = priceSubject(type, item.id, form, options);
  const lockedPrice = lockFor(submission.lock, subject, quotedPrice.total_cents, trustedNow());
  const outbox = openOutbox();
  const answer = await outbox.enqueueBooking(
    {
      id: booking_id,
      token,
      tour_id: type === "tour" ? item.id : null,
      package_id: type === "package" ? item.id : null,
      total_price_cents: total_cents,
      language,
      ...requestFields(form),
      ...chosenOptions(options),
      ...givenAnswers(item.questions, form.answers),
      // A gift card pays on the trip's page and does not lower the price.
      ...(form.code === "" || isCardCode(form.code) ? {} : { code: form.code }),
      ...(lockedPrice ? { lock: lockedPrice.lock } : {}),
      ...(offer?.date === form.check_in ? { offer: offer.token } : {}),
    },
    {
      title: item.title,
      image_url: item.image_url,
      duration_days: item.duration_days,
      destination_ids: bookable.destinations,
      ...(options.length > 0 ? { options } : {}),
    },
    submission.wantsAnother,
  );
  if (!answer.ok) return answer;
  outbox.wake(true);
  void sendInBackground();
  // Browsers may evict storage that is not persistent.
  if ("storage" in navigator && "persist" in navigator.storage) void navigator.storage.persist();
  return answer;
}
