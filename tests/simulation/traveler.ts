import type { createEnqueue } from "../../src/data/sync/outbox/enqueue.ts";
import { aRequest } from "../../src/domain/booking/booking.fixture.ts";
import type { BookingRequest, LocalBooking } from "../../src/domain/booking/local-booking.ts";
import type { OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import type { Sold } from "./departures.ts";
import type { Random } from "./random.ts";
import type { Met } from "./schedule.ts";
import type { Server } from "./server.ts";
import type { Time } from "./virtual-time.ts";

export type Enqueue = ReturnType<typeof createEnqueue>;
export type Tab = { enqueue: Enqueue; wake: () => void };

const ITEM = { title: "Trip", image_url: "", duration_days: 1 };

export function createTravelers(
  time: Time,
  random: Random,
  sold: Sold,
  disk: OutboxStore,
  aTab: () => Tab | undefined,
  newId: () => string,
) {
  const saved = new Set<string>();
  const wanted = new Set<string>();
  const withdrawn = new Set<string>();
  const messages = new Set<string>();
  const seen = new Map<string, number>();
  const chosen = new Map<string, string>();
  const wishes = new Map<string, string>();
  const took = new Map<string, string>();

  function want(request: BookingRequest, wish: string) {
    wanted.add(request.id);
    seen.set(request.id, request.total_price_cents);
    chosen.set(request.id, request.check_in);
    wishes.set(request.id, wish);
  }

  function book() {
    const guests = random.int(1, 4);
    const { day } = random.pick(sold.all as [(typeof sold.all)[0]]);
    const total = sold.priceOf(day, guests).total_cents;
    const request = aRequest({ id: newId(), check_in: day, check_out: day, guests, total_price_cents: total });
    want(request, request.id);
    const tap = () => {
      if (saved.has(request.id)) return;
      // The last tap may have been lost: the same draft has the same id.
      time.at(5_000, tap);
      void tapOnce(request);
    };
    tap();
  }

  async function tapOnce(request: BookingRequest) {
    const tab = aTab();
    const answer = await tab?.enqueue.enqueueBooking(request, ITEM, true);
    if (answer?.ok) saved.add(request.id);
    tab?.wake();
  }

  async function write() {
    const tab = aTab();
    const answer = await tab?.enqueue.enqueueMessage({ kind: "contact_message", payload: {} });
    if (answer?.ok) messages.add(answer.id);
    tab?.wake();
  }

  async function look() {
    for (const booking of await disk.bookings()) {
      const tab = aTab();
      if (!tab || !booking.request || !saved.has(booking.id)) continue;
      const goes = booking.view === null && random.chance(booking.refusal ? 0.15 : 0.03);
      if (goes) {
        withdrawn.add(booking.id);
        void tab.enqueue.withdraw(booking.id).then(tab.wake, () => undefined);
      } else if (booking.refusal && !withdrawn.has(booking.id)) answer(tab, booking, booking.request);
    }
  }

  function answer(tab: Tab, { id, refusal }: LocalBooking, request: BookingRequest) {
    const now = refusal?.quote?.total_cents;
    const other = refusal?.nearest_dates?.[0];
    if (now !== undefined && random.chance(0.6)) {
      seen.set(id, Math.max(now, seen.get(id) ?? 0));
      took.set(id, "its new price");
      void tab.enqueue.acceptPrice(id, now).then(tab.wake, () => undefined);
    } else if (other && random.chance(0.6)) {
      const total = quote(other.price_cents ?? 0, request.guests).total_cents;
      const { date } = other;
      const instead = { ...request, id: newId(), check_in: date, check_out: date, total_price_cents: total };
      want(instead, wishes.get(id) ?? id);
      took.set(instead.id, `another day for ${refusal?.code}`);
      // A late copy of a refused request may still make a hold, which stays unpaid.
      withdrawn.add(id);
      const tap = (left: number) => {
        void tab.enqueue.replaceRequest(id, instead, ITEM).then(({ ok }) => {
          if (ok) tab.wake();
          else if (left > 0) tap(left - 1);
        });
      };
      tap(2);
    }
  }

  function tell(server: Server, bookings: readonly LocalBooking[], met: Met) {
    for (const all of server.refusals.values()) for (const { code } of all) met(`refused: ${code}`);
    for (const { id, payment } of bookings) if (payment && took.has(id)) met(`led to payment: ${took.get(id)}`);
  }

  return { saved, wanted, withdrawn, messages, seen, chosen, wishes, book, write, look, tell };
}
export type Travelers = ReturnType<typeof createTravelers>;
