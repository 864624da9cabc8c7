import { type BookingDraft, type DraftKey, newBookingIdentity } from "../../data/local/draft-keys.ts";
import { isFirstVisit } from "../../data/local/first-visit.ts";
import { storeUnsaved } from "../../data/local/unsaved-draft.ts";
import type { BookingFormInput } from "../../domain/booking/form/booking-form.ts";
import type { PriceLock } from "../../domain/booking/form/price-lock.ts";
import type { DraftPlace } from "../../shared/form/use-form.ts";
import { bookingDisk } from "./booking-database.ts";

type Identity = Omit<BookingDraft, "form">;
export type BookingDraftPlace = DraftPlace<BookingFormInput> & {
  identity: () => Identity;
  hold: (lock: PriceLock) => Promise<void>;
  /** A sent booking owns the draft's ID and token, so the next booking needs new ones. */
  renew: () => void;
};

export function bookingDraft(key: DraftKey<BookingDraft>): BookingDraftPlace {
  let made: Identity | undefined;
  /** Another tab may overwrite the draft. */
  let own: BookingFormInput | undefined;
  const mine = new Set<string>();
  const isOwn = (form: BookingFormInput) => mine.has(JSON.stringify(form));
  const note = (form: BookingFormInput) => {
    own = form;
    mine.add(JSON.stringify(form));
  };
  const identity = () => {
    made ??= newBookingIdentity();
    return made;
  };
  return {
    identity,
    hold: async (lock) => {
      made = { ...identity(), lock };
      await (await bookingDisk()).updateDraft(key, { lock });
    },
    load: async () => {
      if (await isFirstVisit()) return null;
      const found = await (await bookingDisk()).loadBookingDraft(key);
      if (found === null) return null;
      const { form, ...kept } = found;
      made = kept;
      note(form);
      return form;
    },
    renew: () => {
      made = { ...identity(), ...newBookingIdentity() };
    },
    save: async (form) => {
      note(form);
      const { identity: written, replaced } = await (
        await bookingDisk()
      ).saveBookingDraft(key, form, identity(), isOwn);
      // A lock that arrived during this write must survive the next one.
      const lock = made?.lock ?? written.lock;
      made = lock ? { ...written, lock } : written;
      return replaced ?? null;
    },
    saveSync: (form) => {
      mine.add(JSON.stringify(form));
      storeUnsaved(key, { form, ...identity() });
    },
    remove: async () => {
      made = undefined;
      await (await bookingDisk()).removeBookingDraft(key, own);
    },
  };
}
