import { aView } from "../../src/domain/booking/booking.fixture.ts";
import type { BookingView, Refusal } from "../../src/domain/booking/booking-view.ts";
import type { BookingRequest } from "../../src/domain/booking/local-booking.ts";
import type { Time } from "./virtual-time.ts";

export type ServerMistakes = {
  noUniqueKey?: boolean;
  refusesBeforeLooking?: boolean;
  ignoresSeenPrice?: boolean;
  providerWithoutKey?: boolean;
};

type Row = { id: string; token: string; guests: number; total: number; status: "pending" | "cancelled" };
type Session = { key: string; url: string; amount: number };

/** Noon of a day in 2026, so that instants in answers look like those of the real thing. */
export const EPOCH_MS = Date.parse("2026-11-21T12:00:00Z");

/** What the database and the payment function promise; each verb may be cut off at any of its awaits. */
export function createServer(time: Time, capacity: number, mistakes: ServerMistakes = {}) {
  const rows: Row[] = [];
  const sessions = new Map<string, Session>();
  const provider: Session[] = [];
  const messages = new Set<string>();
  const state = { unitPrice: 10_000, soldByOthers: 0 };

  const find = (id: string) => rows.find((row) => row.id === id);
  const taken = () =>
    state.soldByOthers + rows.reduce((sum, row) => sum + (row.status === "pending" ? row.guests : 0), 0);
  const instant = () => new Date(EPOCH_MS + time.now()).toISOString();

  const viewOf = (row: Row): BookingView =>
    aView({
      id: row.id,
      guests: row.guests,
      total_cents: row.total,
      status: row.status,
      server_time: instant(),
      expires_at: new Date(EPOCH_MS + time.now() + 30 * 60_000).toISOString(),
    });

  const refusals = new Map<string, Set<string>>();
  function refuse(request: BookingRequest): Refusal | null {
    const refusal = judge(request);
    if (refusal) refusals.set(request.id, (refusals.get(request.id) ?? new Set()).add(refusal.code));
    return refusal;
  }

  function judge(request: BookingRequest): Refusal | null {
    const total = state.unitPrice * request.guests;
    if (!mistakes.ignoresSeenPrice && total > request.total_price_cents)
      return { ok: false, code: "price_up", message: "The price has gone up since you saw it" };
    if (taken() + request.guests > capacity)
      return { ok: false, code: "seats_gone", message: "There are not enough places left on this date" };
    return null;
  }

  async function createBooking(request: BookingRequest, pause: () => Promise<void>) {
    const early = mistakes.refusesBeforeLooking ? refuse(request) : null;
    if (early) return early;
    const known = find(request.id);
    if (mistakes.noUniqueKey) await pause();
    if (known) return viewOf(known);
    const refusal = refuse(request);
    if (refusal) return refusal;
    const total = state.unitPrice * request.guests;
    const row: Row = { id: request.id, token: request.token, guests: request.guests, total, status: "pending" };
    rows.push(row);
    return viewOf(row);
  }

  async function createPayment(id: string, pause: () => Promise<void>): Promise<Session | null> {
    const row = find(id);
    if (!row || row.status !== "pending") return null;
    const open = sessions.get(id);
    if (open) return open;
    await pause();
    const same = mistakes.providerWithoutKey ? undefined : provider.find((session) => session.key === id);
    const session = same ?? { key: id, url: `https://pay.test/${provider.length}`, amount: row.total };
    if (!same) provider.push(session);
    // Here the function may die: the provider knows the session, we do not.
    await pause();
    const first = sessions.get(id) ?? session;
    sessions.set(id, first);
    return first;
  }

  return {
    state,
    rows,
    provider,
    sessions,
    messages,
    refusals,
    taken,
    createBooking,
    createPayment,
    myBooking(id: string, token: string) {
      const row = find(id);
      return row?.token === token ? viewOf(row) : null;
    },
    cancel(id: string) {
      const row = find(id);
      if (row) row.status = "cancelled";
    },
    dump: () => JSON.stringify([rows, provider, [...sessions], [...messages]]),
  };
}
export type Server = ReturnType<typeof createServer>;
