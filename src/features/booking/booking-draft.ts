import { type BookingDraft, type DraftKey, newBookingIdentity } from "../../data/local/draft-keys.ts";
import { keepsNothing } from "../../data/local/disk-use.ts";
import { storeUnsaved } from "../../data/local/unsaved-draft.ts";
import type { BookingFormInput } from "../../domain/booking/form/booking-form.ts";
import type { PriceLock } from "../../domain/booking/form/price-lock.ts";
import type { DraftPlace } from "../../shared/form/use-form.ts";
import { bookingDisk } from "./disk.ts";

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
    hold: async (lock) => {
      made = { ...identity(), lock };
      await (await bookingDisk()).amendDraft(key, { lock });
    },
    load: async () => {
      if (await keepsNothing()) return null;
      const found = await (await bookingDisk()).loadBookingDraft(key);
      if (found === null) return null;
      const { form, ...kept } = found;
      made = kept;
      return form;
    },
    save: async (form) => (await bookingDisk()).saveDraft(key, { form, ...identity() }),
    saveAtOnce: (form) => storeUnsaved(key, { form, ...identity() }),
    remove: async () => {
      made = undefined;
      await (await bookingDisk()).removeDraft(key);
    },
  };
}
