import { findDuplicateBooking } from "../../../domain/booking/duplicate-booking.ts";
import type { BookingRequest, LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { MessageKind } from "../../../domain/outbox/message-kinds.ts";
import type { BookingEntry, MessageEntry, OutboxDeps } from "../../../domain/outbox/outbox-types.ts";
import { isStorageFull } from "../../local/storage-errors.ts";

export type EnqueueAnswer = { ok: true; id: string } | { ok: false; code: "storage_full" | "storage_failed" };
export type BookAnswer = EnqueueAnswer | { ok: false; code: "booked_already"; booking: LocalBooking };
export type ShownItem = Pick<LocalBooking, "title" | "image_url" | "duration_days" | "destination_ids" | "options">;

export const newEntry = (id: string, version: string, now: number) => ({
  id,
  version,
  tries: 0,
  queued_at: now,
  next_try_at: now,
  problem: null,
});

const bookingEntry = (id: string, version: string, now: number): BookingEntry => ({
  ...newEntry(id, version, now),
  kind: "booking",
  step: "create",
});

/** Resolves only after the database committed. */
export async function storeEntry(id: string, write: () => Promise<unknown>): Promise<EnqueueAnswer> {
  try {
    await write();
    return { ok: true, id };
  } catch (error) {
    return { ok: false, code: isStorageFull(error) ? "storage_full" : "storage_failed" };
  }
}

export function createEnqueue({ store, now, newId }: Pick<OutboxDeps, "store" | "now" | "newId">) {
  const newBooking = (request: BookingRequest, item: ShownItem): LocalBooking => {
    const at = new Date(now()).toISOString();
    const { id, token } = request;
    return { ...item, id, token, created_at: at, updated_at: at, request, view: null, payment: null, refusal: null };
  };

  return {
    async enqueueBooking(request: BookingRequest, item: ShownItem, wantsAnother = false): Promise<BookAnswer> {
      let booking: LocalBooking | undefined;
      const answer = await storeEntry(request.id, async () => {
        const entry = bookingEntry(request.id, newId(), now());
        booking = await store.add(entry, newBooking(request, item), (known) =>
          findDuplicateBooking(known, request, wantsAnother, now()),
        );
      });
      return answer.ok && booking ? { ok: false, code: "booked_already", booking } : answer;
    },

    /** Reuses the id, so any order of requests makes one booking, at most at the accepted price. */
    acceptPrice(id: string, totalCents: number): Promise<EnqueueAnswer> {
      return storeEntry(id, async () => {
        const booking = await store.booking(id);
        if (!booking?.request) throw new Error("This device has no such request");
        const request = { ...booking.request, total_price_cents: totalCents };
        const updated_at = new Date(now()).toISOString();
        await store.replace(bookingEntry(id, newId(), now()), { ...booking, request, refusal: null, updated_at });
      });
    },

    /** Uses a new id, because the server could answer a late copy of the first request in its place. */
    replaceRequest(refused: string, request: BookingRequest, item: ShownItem): Promise<EnqueueAnswer> {
      const entry = bookingEntry(request.id, newId(), now());
      return storeEntry(request.id, () => store.replace(entry, newBooking(request, item), refused));
    },

    /** Queued messages about the trip still go out; `asUnsent` removes only a trip that was never sent. */
    async remove(id: string, asUnsent: boolean): Promise<boolean> {
      const entry = asUnsent && (await store.entries()).find((candidate) => candidate.id === id);
      if (entry) return entry.perhaps_sent ? false : store.settle(id, entry.version, null, () => null);
      if (asUnsent) return false;
      await store.remove(id);
      return true;
    },

    async withdraw(id: string): Promise<void> {
      for (;;) {
        const entry = (await store.entries()).find((candidate) => candidate.id === id);
        if (entry?.kind !== "booking") return store.remove(id);
        const remainingEntry = !entry.perhaps_sent
          ? null
          : { ...entry, version: newId(), step: "withdraw" as const, next_try_at: now() };
        if (await store.settle(id, entry.version, remainingEntry, remainingEntry === null ? () => null : undefined))
          return;
      }
    },

    enqueueMessage(
      message: { kind: MessageKind; payload: Record<string, unknown> },
      id = newId(),
    ): Promise<EnqueueAnswer> {
      const entry: MessageEntry = { ...newEntry(id, newId(), now()), ...message, refusal: null };
      return storeEntry(id, () => store.add(entry, null));
    },
  };
}
