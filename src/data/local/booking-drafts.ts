import { draftKey, newBookingIdentity, type BookingDraft, type DraftKey } from "../drafts/draft-keys.ts";
import { db } from "./db.ts";
import { checkOutlivesPage, draftsWithPrefix, readDraft, removeDraft } from "./drafts.ts";

/** Ignores a draft whose booking is queued already: its tab died before it removed the draft. */
export const loadBookingDraft = (key: DraftKey<BookingDraft>): Promise<BookingDraft | null> =>
  db.transaction("rw", db.drafts, db.bookings, async () => {
    const draft = await readDraft(key);
    if (draft === null || !(await db.bookings.get(draft.booking_id))) return draft;
    await removeDraft(key);
    return null;
  });

type Identity = Omit<BookingDraft, "form">;

/** Further input needs a new booking id if another tab sent the form meanwhile. */
async function freeIdentity(identity: Identity): Promise<Identity> {
  return (await db.bookings.get(identity.booking_id)) ? { ...identity, ...newBookingIdentity() } : identity;
}

type WrittenBookingDraft = {
  identity: Identity;
  replaced?: BookingDraft["form"];
};

export async function saveBookingDraft(
  key: DraftKey<BookingDraft>,
  form: BookingDraft["form"],
  identity: Identity,
  isOwn: (form: BookingDraft["form"]) => boolean,
): Promise<WrittenBookingDraft> {
  const writtenDraft = await db.transaction("rw", db.drafts, db.bookings, async () => {
    const storedDraft = await readDraft(key);
    const unusedIdentity = await freeIdentity(identity);
    await db.drafts.put({ key, value: { ...unusedIdentity, form } });
    return { identity: unusedIdentity, ...(storedDraft && !isOwn(storedDraft.form) && { replaced: storedDraft.form }) };
  });
  checkOutlivesPage();
  return writtenDraft;
}

/** A form that another tab changed since `own` stays, under a new booking id. */
export const removeBookingDraft = (key: DraftKey<BookingDraft>, own: BookingDraft["form"] | undefined): Promise<void> =>
  db.transaction("rw", db.drafts, db.bookings, async () => {
    const draft = await readDraft(key);
    if (draft === null || own === undefined || JSON.stringify(draft.form) === JSON.stringify(own))
      return removeDraft(key);
    const { form, ...identity } = draft;
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
  const sentBookingIds = new Set(await db.bookings.toCollection().primaryKeys());
  const startedDrafts = [];
  for (const type of ["package", "tour"] as const) {
    for (const { key, rest, value } of await draftsWithPrefix(draftKey.booking(type, ""))) {
      if (!sentBookingIds.has(value.booking_id)) startedDrafts.push({ key, type, item_id: rest, draft: value });
    }
  }
  return startedDrafts;
}
