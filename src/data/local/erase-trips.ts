import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { bookingOf } from "../../domain/outbox/message-kinds.ts";
import { savedKey } from "../../domain/saved/saved-item.ts";
import { deleteUnsaved, readUnsaved } from "../drafts/unsaved-draft.ts";
import { db } from "./db.ts";
import { createSavedStore } from "./saved-store.ts";
import { changeTransferredTrips } from "./transferred-trips.ts";

const isBookedBy = ({ request, view }: LocalBooking, address: string): boolean =>
  [request?.customer_email, view?.customer_email].some((known) => known?.toLowerCase() === address);

/** Removes these trips and all that this device stores about them, and with an address also what else contains it. */
export function eraseTrips(ids: readonly string[], typed?: string): Promise<void> {
  const address = typed?.trim().toLowerCase();
  const isNamed = (value: unknown) => address !== undefined && JSON.stringify(value).toLowerCase().includes(address);
  const { bookings, outbox, drafts, saved, saved_files, state } = db;
  return db.transaction("rw", [bookings, outbox, drafts, saved, saved_files, state], async () => {
    const bookedIds =
      address === undefined ? [] : await bookings.filter((trip) => isBookedBy(trip, address)).primaryKeys();
    const idsToErase = new Set([...ids, ...bookedIds]);
    await bookings.bulkDelete([...idsToErase]);
    await outbox
      .filter((entry) => idsToErase.has(entry.id) || idsToErase.has(bookingOf(entry.id) ?? "") || isNamed(entry))
      .delete();
    await drafts.filter(({ key, value }) => idsToErase.has(key.slice(key.indexOf(":") + 1)) || isNamed(value)).delete();
    const unsaved = readUnsaved();
    if (unsaved && isNamed(unsaved.value)) deleteUnsaved();
    await createSavedStore(db).remove([...idsToErase].map((id) => savedKey({ kind: "trip", id })));
    await state.bulkDelete([...idsToErase].flatMap((id) => [`receipts:${id}`, `news:booking:${id}`]));
    await changeTransferredTrips((waiting) => waiting.filter(({ id }) => !idsToErase.has(id)));
  });
}
