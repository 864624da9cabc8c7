import { useEffect, useState } from "react";
import { trustedNow } from "../../data/net/clock.ts";
import { serverCalls } from "../../data/remote/traveler/verbs.ts";
import type { BookingFormInput } from "../../domain/booking/form/check-booking.ts";
import { lockFor, type PriceLock, priceSubject } from "../../domain/booking/form/price-lock.ts";
import { currentOptions } from "../../domain/pricing/options.ts";
import { quote } from "../../domain/pricing/quote.ts";
import type { BookingDraftPlace } from "./booking-draft.ts";
import type { Bookable } from "./use-bookable.ts";

const CHOICE_DELAY_MS = 500;
/** A lock is free, so request another one if an answer was lost. */
const ASK_AGAIN_MS = 10_000;

export function usePriceLock(bookable: Bookable, form: BookingFormInput, ready: boolean, draft: BookingDraftPlace) {
  const { type, item, offerOn, fees_percent } = bookable;
  const [asked, setAsked] = useState<PriceLock>();
  const options = currentOptions(item.options, form.options, form.guests);
  const { total_cents } = quote(offerOn(form.check_in).price_cents, form.guests, options, null, fees_percent);
  const subject = JSON.stringify(priceSubject(type, item.id, form, options));
  const storedLock = asked ?? (ready ? draft.identity().lock : undefined);
  const lockedPrice = lockFor(storedLock, JSON.parse(subject), total_cents, trustedNow());
  const isLockWanted = ready && form.check_in !== "" && lockedPrice === undefined;
  useEffect(() => {
    if (!isLockWanted) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    const requestLock = async () => {
      const answer = await serverCalls("rpc/lock_price", JSON.parse(subject));
      if (!answer.ok && answer.code !== "refused" && current) requestLockIn(ASK_AGAIN_MS);
      if (!answer.ok || !current) return;
      const { quote: found, lock, until } = answer.value;
      // The traveler must never get a lock for a price that is not on the screen.
      if (found.total_cents !== total_cents) return;
      const newLock = { subject: JSON.parse(subject), total_cents, lock, until };
      // Stores the lock before showing it, so that a reload keeps the price.
      await draft.hold(newLock).catch((error: unknown) => console.warn("The price lock is not stored:", error));
      if (current) setAsked(newLock);
    };
    const requestLockIn = (ms: number) => {
      timer = setTimeout(() => {
        requestLock().catch((error: unknown) => console.warn("The price is not locked:", error));
      }, ms);
    };
    requestLockIn(CHOICE_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [isLockWanted, subject, total_cents, draft]);
  return lockedPrice;
}
