import { db } from "./db.ts";
import { draftKey, newBookingIdentity, type BookingDraft, type DraftKey } from "./draft-keys.ts";
import { checkOutlivesPage, draftsUnder, readDraft, removeDraft } from "./drafts.ts";

/** A draft whose booking is on its way already has been sent: the tab died before it could clear up. */
export const loadBookingDraft = (key: DraftKey<BookingDraft>): Promise<BookingDraft | null> =>
  db.transaction("rw", db.drafts, db.bookings, async () => {
    const found = await readDraft(key);
    if (found === null || !(await db.bookings.get(found.booking_id))) return found;
    await removeDraft(key);
    return null;
  });

type Identity = Omit<BookingDraft, "form">;

/** Sent from another tab meanwhile, what is typed here becomes another booking. */
async function freeIdentity(identity: Identity): Promise<Identity> {
  return (await db.bookings.get(identity.booking_id)) ? { ...identity, ...newBookingIdentity() } : identity;
}

type Written = {
  /** The identity it is written under. */
  identity: Identity;
  /** What this replaced and this page never saw: another tab typed it. */
  replaced?: BookingDraft["form"];
};

/** `isOwn` tells the forms that this page wrote or read. */
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

/** What another tab has typed since `own` was written stays, as another booking. */
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

/** Bookings that were begun and not sent. */
export async function unfinishedBookings(): Promise<UnfinishedBooking[]> {
  const sent = new Set(await db.bookings.toCollection().primaryKeys());
  const begun = [];
  for (const type of ["package", "tour"] as const) {
    for (const { key, rest, value } of await draftsUnder(draftKey.booking(type, ""))) {
      if (!sent.has(value.booking_id)) begun.push({ key, type, item_id: rest, draft: value });
    }
  }
  return begun;
}
