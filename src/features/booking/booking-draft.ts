import { loadBookingDraft } from "../../data/local/booking-drafts.ts";
import {
  amendDraft,
  type BookingDraft,
  type DraftKey,
  newBookingIdentity,
  removeDraft,
  saveDraft,
} from "../../data/local/drafts.ts";
import type { BookingFormInput } from "../../domain/booking/form/booking-form.ts";
import type { PriceLock } from "../../domain/booking/form/price-lock.ts";
import type { DraftPlace } from "../../shared/form/use-form.ts";

type Identity = Omit<BookingDraft, "form">;
export type BookingDraftPlace = DraftPlace<BookingFormInput> & {
  identity: () => Identity;
  /** A lock on the price goes where the draft goes. */
  hold: (lock: PriceLock) => Promise<void>;
};

/** A booking as it is typed, with the id and token it will have: made once per draft, whatever happens in between. */
export function bookingDraft(key: DraftKey<BookingDraft>): BookingDraftPlace {
  let made: Identity | undefined;
  const identity = () => {
    made ??= newBookingIdentity();
    return made;
  };
  return {
    identity,
    hold: (lock) => {
      made = { ...identity(), lock };
      return amendDraft(key, { lock });
    },
    load: async () => {
      const found = await loadBookingDraft(key);
      if (found === null) return null;
      const { form, ...kept } = found;
      made = kept;
      return form;
    },
    save: (form) => saveDraft(key, { form, ...identity() }),
    remove: () => {
      made = undefined;
      return removeDraft(key);
    },
  };
}
