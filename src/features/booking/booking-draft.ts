import { type BookingDraft, type DraftKey, newBookingIdentity } from "../../data/drafts/draft-keys.ts";
import { storeUnsaved } from "../../data/drafts/unsaved-draft.ts";
import { isFirstVisit } from "../../data/local/first-visit.ts";
import type { BookingFormInput } from "../../domain/booking/form/check-booking.ts";
import type { PriceLock } from "../../domain/booking/form/price-lock.ts";
import type { DraftPlace } from "../../shared/form/use-form.ts";
import { loadBookingDatabase } from "./booking-database.ts";

type Identity = Omit<BookingDraft, "form">;
export type BookingDraftPlace = DraftPlace<BookingFormInput> & {
  identity: () => Identity;
  hold: (lock: PriceLock) => Promise<void>;
  /** A sent booking owns the draft's ID and token, so the next booking needs new ones. */
  renew: () => void;
};

export function bookingDraft(key: DraftKey<BookingDraft>): BookingDraftPlace {
  let newIdentity: Identity | undefined;
  /** Another tab may overwrite the draft. */
  let ownForm: BookingFormInput | undefined;
  const ownTexts = new Set<string>();
  const isOwnForm = (form: BookingFormInput) => ownTexts.has(JSON.stringify(form));
  const note = (form: BookingFormInput) => {
    ownForm = form;
    ownTexts.add(JSON.stringify(form));
  };
  const bookingIdentity = () => {
    newIdentity ??= newBookingIdentity();
    return newIdentity;
  };
  return {
    identity: bookingIdentity,
    hold: async (lock) => {
      newIdentity = { ...bookingIdentity(), lock };
      await (await loadBookingDatabase()).updateDraft(key, { lock });
    },
    load: async () => {
      if (await isFirstVisit()) return null;
      const storedDraft = await (await loadBookingDatabase()).loadBookingDraft(key);
      if (storedDraft === null) return null;
      const { form, ...kept } = storedDraft;
      newIdentity = kept;
      note(form);
      return form;
    },
    renew: () => {
      newIdentity = { ...bookingIdentity(), ...newBookingIdentity() };
    },
    save: async (form) => {
      note(form);
      const { identity: written, replaced } = await (
        await loadBookingDatabase()
      ).saveBookingDraft(key, form, bookingIdentity(), isOwnForm);
      // A lock that arrived during this write must survive the next one.
      const lock = newIdentity?.lock ?? written.lock;
      newIdentity = lock ? { ...written, lock } : written;
      return replaced ?? null;
    },
    saveSync: (form) => {
      ownTexts.add(JSON.stringify(form));
      storeUnsaved(key, { form, ...bookingIdentity() });
    },
    remove: async () => {
      newIdentity = undefined;
      await (await loadBookingDatabase()).removeBookingDraft(key, ownForm);
    },
  };
}
