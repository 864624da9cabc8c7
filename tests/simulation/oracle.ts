import type { OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import type { LocalBooking } from "../../src/domain/booking/local-booking.ts";
import type { Server } from "./server.ts";
import type { Travellers } from "./traveller.ts";

/** At every commit: nothing on the screen that the server does not know. */
export function claimsTooMuch(booking: LocalBooking, server: Server): string | null {
  if (booking.view && !server.rows.some((row) => row.id === booking.id)) return "held, but the server has no booking";
  const paid = booking.payment && !server.provider.some((session) => session.url === booking.payment?.url);
  return paid ? "a payment link the provider does not know" : null;
}

function judgeBooking(booking: LocalBooking, server: Server, seen: number): string[] {
  const rows = server.rows.filter((row) => row.id === booking.id && row.status === "pending");
  const charges = server.provider.filter((session) => session.key === booking.id);
  if (charges.length > 1) return ["charged twice"];
  if (booking.view) {
    if (rows.length !== 1) return [`done with ${rows.length} server bookings`];
    if (!booking.payment || charges.length !== 1) return ["held, but never led to payment"];
    return (charges[0]?.amount ?? 0) > seen ? ["asked to pay a price not seen"] : [];
  }
  if (!booking.refusal) return ["stuck: neither sent nor refused"];
  if (rows.length > 0) return ["refused, but booked"];
  return server.refusals.get(booking.id)?.has(booking.refusal.code)
    ? []
    : ["refused for a reason the server never gave"];
}

/** After healing: never lost, never twice, never stuck, never paid twice, and nothing said that is not so. */
export async function judge(
  disk: OutboxStore,
  server: Server,
  people: Travellers,
  capacity: number,
): Promise<string[]> {
  const bookings = await disk.bookings();
  const ids = new Set(bookings.map((booking) => booking.id));
  const faults = bookings.flatMap((booking) => judgeBooking(booking, server, people.seen.get(booking.id) ?? 0));
  for (const entry of await disk.entries()) faults.push(`still in the outbox: ${entry.kind}`);
  for (const id of people.saved) if (!ids.has(id) && !people.letGo.has(id)) faults.push("lost after 'saved'");
  for (const id of people.messages) if (!server.messages.has(id)) faults.push("a message lost after 'saved'");
  for (const row of server.rows) {
    if (!people.wanted.has(row.id)) faults.push("booked without a traveller");
    if (row.status === "pending" && !ids.has(row.id) && !people.letGo.has(row.id))
      faults.push("booked, but unknown here");
  }
  if (new Set(server.rows.map((row) => row.id)).size !== server.rows.length) faults.push("booked twice");
  if (server.taken() > Math.max(capacity, server.state.soldByOthers)) faults.push("oversold");
  return faults;
}

/** Puts all that was ever sent back into the outbox, as if nothing of it had been answered. */
export async function queueAgain(disk: OutboxStore, messages: Iterable<string>): Promise<void> {
  const fresh = { version: "again", tries: 0, queued_at: 0, next_try_at: 0, problem: null };
  for (const booking of await disk.bookings()) {
    if (!booking.request || !booking.view) continue;
    await disk.replace({ ...fresh, id: booking.id, kind: "booking", step: "create" }, { ...booking, payment: null });
  }
  for (const id of messages)
    await disk.add({ ...fresh, id, kind: "contact_message", payload: {}, refusal: null }, null);
}
