import type { BookingView, BookingRefusal } from "../../src/domain/booking/booking-view.ts";
import { aView } from "../../src/domain/booking/booking.fixture.ts";
import type { BookingRequest } from "../../src/domain/booking/local-booking.ts";
import type { Sold } from "./departures.ts";
import type { Time } from "./virtual-time.ts";

export type ServerMistakes = {
  noUniqueKey?: boolean;
  ignoresSeenPrice?: boolean;
  sellsTheCancelled?: boolean;
  providerWithoutKey?: boolean;
};

type Row = {
  id: string;
  token: string;
  day: string;
  guests: number;
  total: number;
  status: "pending" | "cancelled";
};
type Session = { key: string; url: string; amount: number };

export const EPOCH_MS = Date.parse("2026-11-21T12:00:00Z");

export function createServer(time: Time, sold: Sold, mistakes: ServerMistakes = {}) {
  const rows: Row[] = [];
  const sessions = new Map<string, Session>();
  const provider: Session[] = [];
  const messages = new Set<string>();

  const find = (id: string) => rows.find((row) => row.id === id);
  const ours = (day: string) => rows.filter((row) => row.day === day && row.status === "pending");
  const taken = (day: string) => ours(day).reduce((sum, row) => sum + row.guests, sold.on(day).soldByOthers);
  const left = (day: string) => Math.max(0, sold.on(day).places - taken(day));
  const instant = () => new Date(EPOCH_MS + time.now()).toISOString();

  const viewOf = (row: Row): BookingView =>
    aView({
      id: row.id,
      guests: row.guests,
      check_in: row.day,
      total_cents: row.total,
      status: row.status,
      server_time: instant(),
      expires_at: new Date(EPOCH_MS + time.now() + 30 * 60_000).toISOString(),
    });

  const refusals = new Map<string, BookingRefusal[]>();
  function refuse(request: BookingRequest): BookingRefusal | null {
    const refusal = judge(request);
    if (refusal) refusals.set(request.id, [...(refusals.get(request.id) ?? []), refusal]);
    return refusal;
  }

  function judge({ check_in, guests, total_price_cents }: BookingRequest): BookingRefusal | null {
    const no = { ok: false, message: "", nearest_dates: sold.nearest(check_in, guests, left) } as const;
    const price = sold.priceOf(check_in, guests);
    if (sold.on(check_in).cancelled && !mistakes.sellsTheCancelled) return { ...no, code: "date_gone" };
    if (!mistakes.ignoresSeenPrice && price.total_cents > total_price_cents)
      return { ...no, code: "price_up", quote: price };
    return guests > left(check_in) ? { ...no, code: "seats_gone", seats_left: left(check_in) } : null;
  }

  async function createBooking(request: BookingRequest, pause: () => Promise<void>) {
    const known = find(request.id);
    if (mistakes.noUniqueKey) await pause();
    if (known) return viewOf(known);
    const refusal = refuse(request);
    if (refusal) return refusal;
    const { id, token, check_in: day, guests } = request;
    const total = sold.priceOf(day, guests).total_cents;
    const row: Row = { id, token, day, guests, total, status: "pending" };
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
    await pause();
    const first = sessions.get(id) ?? session;
    sessions.set(id, first);
    return first;
  }

  return {
    rows,
    provider,
    sessions,
    messages,
    refusals,
    taken,
    left,
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
    fill: (day: string, guests: number) => (sold.on(day).soldByOthers += Math.min(left(day), guests)),
    raise: sold.raise,
    callOff(day: string) {
      sold.on(day).cancelled = true;
      for (const row of ours(day)) row.status = "cancelled";
    },
    dump: () => JSON.stringify([rows, provider, [...sessions], [...messages]]),
  };
}
export type Server = ReturnType<typeof createServer>;
