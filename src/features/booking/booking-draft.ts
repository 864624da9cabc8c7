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
  /** Its id and token belong to a booking already: what is sent next is another one. */
  renew: () => void;
};

/**
 * A booking as it is typed, with the id and token it will have: made once per draft, whatever happens in between.
 * `onReplaced` hears of what another tab typed and this page has just written over.
 */
export function bookingDraft(
  key: DraftKey<BookingDraft>,
  onReplaced: (form: BookingFormInput) => void,
): BookingDraftPlace {
  let made: Identity | undefined;
  /** As this page wrote or read it last: another tab may have written since. */
  let own: BookingFormInput | undefined;
  /** All that this page wrote or read. */
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
      await (await bookingDisk()).amendDraft(key, { lock });
    },
    load: async () => {
      if (await keepsNothing()) return null;
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
      // A lock that arrived during this write must go into the next one too.
      const lock = made?.lock ?? written.lock;
      made = lock ? { ...written, lock } : written;
      if (replaced) onReplaced(replaced);
    },
    saveAtOnce: (form) => {
      mine.add(JSON.stringify(form));
      storeUnsaved(key, { form, ...identity() });
    },
    remove: async () => {
      made = undefined;
      await (await bookingDisk()).removeBookingDraft(key, own);
    },
  };
}
