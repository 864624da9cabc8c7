import { bookingState } from "../../src/domain/booking/booking-state.ts";
import type { LocalBooking } from "../../src/domain/booking/local-booking.ts";
import { needsTraveler } from "../../src/domain/booking/needs-traveler.ts";
import type { OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import type { Sold } from "./departures.ts";
import { EPOCH_MS, type Server } from "./server.ts";
import type { Travelers } from "./traveler.ts";

export function claimsTooMuch(booking: LocalBooking, server: Server): string | null {
  if (booking.view && !server.rows.some((row) => row.id === booking.id)) return "held, but the server has no booking";
  const paid = booking.payment && !server.provider.some((session) => session.url === booking.payment?.url);
  return paid ? "a payment link the provider does not know" : null;
}

function judgeBooking(booking: LocalBooking, server: Server, people: Travelers): string[] {
  const { id, view, refusal } = booking;
  const row = server.rows.find((one) => one.id === id);
  const charges = server.provider.filter((session) => session.key === id);
  if (charges.length > 1) return ["charged twice"];
  if (view) {
    if (!row) return ["done without a server booking"];
    if (view.status !== row.status) return [`${view.status} here, ${row.status} there`];
    if (row.status === "cancelled") return [];
    if (!booking.payment || charges.length !== 1) return ["held, but never led to payment"];
    return (charges[0]?.amount ?? 0) > (people.seen.get(id) ?? 0) ? ["asked to pay a price not seen"] : [];
  }
  if (!refusal) return ["stuck: neither sent nor refused"];
  return [...(row?.status === "pending" ? ["refused, but booked"] : []), ...judgeRefused(booking, server)];
}

function judgeRefused(booking: LocalBooking, server: Server): string[] {
  const faults: string[] = [];
  const now = EPOCH_MS;
  if (bookingState(booking, now) !== "attention" || !needsTraveler(booking, now)) faults.push("refused, and not told");
  if (server.provider.some((session) => session.key === booking.id)) faults.push("refused, but charged");
  const refusalText = JSON.stringify(booking.refusal);
  const known = server.refusals.get(booking.id) ?? [];
  if (!known.some((refusal) => JSON.stringify(refusal) === refusalText)) faults.push("not what the server said");
  return faults;
}

export function twiceHere(bookings: readonly LocalBooking[], people: Travelers): string | null {
  const wishes = new Set(bookings.map(({ id }) => people.wishes.get(id)));
  return wishes.size === bookings.length ? null : "one wish is two trips here";
}

function judgeDays(server: Server, people: Travelers, sold: Sold): string[] {
  const faults: string[] = [];
  for (const { id, day, status } of server.rows) {
    if (people.chosen.get(id) !== day) faults.push("booked on a day nobody chose");
    if (status === "pending" && sold.on(day).cancelled) faults.push("sold on a departure that was cancelled");
  }
  return faults;
}

export async function judge(disk: OutboxStore, server: Server, people: Travelers, sold: Sold): Promise<string[]> {
  const bookings = await disk.bookings();
  const ids = new Set(bookings.map((booking) => booking.id));
  const faults = bookings.flatMap((booking) => judgeBooking(booking, server, people));
  faults.push(...judgeDays(server, people, sold));
  for (const entry of await disk.entries()) faults.push(`still in the outbox: ${entry.kind}`);
  for (const id of people.saved) if (!ids.has(id) && !people.withdrawn.has(id)) faults.push("lost after 'saved'");
  for (const id of people.messages) if (!server.messages.has(id)) faults.push("a message lost after 'saved'");
  for (const row of server.rows) {
    if (!people.wanted.has(row.id)) faults.push("booked without a traveler");
    if (row.status === "pending" && !ids.has(row.id) && !people.withdrawn.has(row.id))
      faults.push("booked, but unknown here");
  }
  if (new Set(server.rows.map((row) => row.id)).size !== server.rows.length) faults.push("booked twice");
  if (sold.all.some(({ day, places }) => server.taken(day) > places)) faults.push("oversold");
  return faults;
}

export async function queueAgain(disk: OutboxStore, messages: Iterable<string>): Promise<void> {
  const fresh = { version: "again", tries: 0, queued_at: 0, next_try_at: 0, problem: null };
  for (const booking of await disk.bookings()) {
    if (!booking.request || !booking.view) continue;
    await disk.replace({ ...fresh, id: booking.id, kind: "booking", step: "create" }, { ...booking, payment: null });
  }
  for (const id of messages)
    await disk.add({ ...fresh, id, kind: "contact_message", payload: {}, refusal: null }, null);
}
