import { db } from "./db.ts";
import { draftKey, newBookingIdentity, type BookingDraft, type DraftKey } from "./draft-keys.ts";
import { checkOutlivesPage, draftsWithPrefix, readDraft, removeDraft } from "./drafts.ts";

/** Ignores a draft whose booking is queued already: its tab died before it removed the draft. */
export const loadBookingDraft = (key: DraftKey<BookingDraft>): Promise<BookingDraft | null> =>
  db.transaction("rw", db.drafts, db.bookings, async () => {
    const found = await readDraft(key);
    if (found === null || !(await db.bookings.get(found.booking_id))) return found;
    await removeDraft(key);
    return null;
  });

type Identity = Omit<BookingDraft, "form">;

/** Further input needs a new booking id if another tab sent the form meanwhile. */
async function freeIdentity(identity: Identity): Promise<Identity> {
  return (await db.bookings.get(identity.booking_id)) ? { ...identity, ...newBookingIdentity() } : identity;
}

type Written = {
  identity: Identity;
  replaced?: BookingDraft["form"];
};

export async function saveBookingDraft(
  key: DraftKey<BookingDraft>,
  form: BookingDraft["form"],
  identity: Identity,
  isOwn: (form: BookingDraft["form"]) => boolean,
): Promise<Written> {
  const written = await db.transaction("rw", db.drafts, db.bookings, async () => {
    const found = await readDraft(key);
    const free = await freeIdentity(identity);
    await db.drafts.put({ key, value: { ...free, form } });
    return { identity: free, ...(found && !isOwn(found.form) && { replaced: found.form }) };
  });
  checkOutlivesPage();
  return written;
}

/** A form that another tab changed since `own` stays, under a new booking id. */
export const removeBookingDraft = (key: DraftKey<BookingDraft>, own: BookingDraft["form"] | undefined): Promise<void> =>
  db.transaction("rw", db.drafts, db.bookings, async () => {
    const found = await readDraft(key);
    if (found === null || own === undefined || JSON.stringify(found.form) === JSON.stringify(own))
      return removeDraft(key);
    const { form, ...identity } = found;
    await db.drafts.put({ key, value: { ...(await freeIdentity(identity)), form } });
    return undefined;
  });

export type UnfinishedBooking = {
  key: DraftKey<BookingDraft>;
  type: "tour" | "package";
  item_id: string;
  draft: BookingDraft;
};

export async function unfinishedBookings(): Promise<UnfinishedBooking[]> {
  const sent = new Set(await db.bookings.toCollection().primaryKeys());
  const begun = [];
  for (const type of ["package", "tour"] as const) {
    for (const { key, rest, value } of await draftsWithPrefix(draftKey.booking(type, ""))) {
      if (!sent.has(value.booking_id)) begun.push({ key, type, item_id: rest, draft: value });
    }
  }
  return begun;
}
