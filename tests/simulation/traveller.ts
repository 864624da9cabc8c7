import { aRequest } from "../../src/domain/booking/booking.fixture.ts";
import type { createEnqueue } from "../../src/data/sync/outbox/enqueue.ts";
import type { BookingRequest } from "../../src/domain/booking/local-booking.ts";
import type { OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import type { Random } from "./random.ts";
import type { Server } from "./server.ts";
import type { Time } from "./virtual-time.ts";

type Enqueue = ReturnType<typeof createEnqueue>;
export type Tab = { enqueue: Enqueue; wake: () => void };

/** People at the tabs of one phone: they tap again when nothing happened, accept prices, let trips go. */
export function createTravellers(
  time: Time,
  random: Random,
  server: Server,
  disk: OutboxStore,
  aTab: () => Tab | undefined,
  newId: () => string,
) {
  const saved = new Set<string>();
  const wanted = new Set<string>();
  const letGo = new Set<string>();
  const messages = new Set<string>();
  /** The highest total each booking's traveller has seen. */
  const seen = new Map<string, number>();

  function book() {
    const guests = random.int(1, 4);
    const total = server.state.unitPrice * guests;
    const request = aRequest({ id: newId(), guests, total_price_cents: total });
    wanted.add(request.id);
    seen.set(request.id, total);
    const tap = () => {
      if (saved.has(request.id)) return;
      // Nobody knows whether the last tap was heard: the same draft, so the same id.
      time.at(5_000, tap);
      void tapOnce(request);
    };
    tap();
  }

  async function tapOnce(request: BookingRequest) {
    const tab = aTab();
    const answer = await tab?.enqueue.enqueueBooking(request, { title: "Trip", image_url: "", duration_days: 1 });
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
      const goes = booking.view === null && random.chance(booking.refusal ? 0.3 : 0.03);
      if (goes) {
        letGo.add(booking.id);
        void tab.enqueue.letGo(booking.id).then(tab.wake, () => undefined);
      } else if (booking.refusal?.code === "price_up" && !letGo.has(booking.id)) {
        const total = server.state.unitPrice * booking.request.guests;
        seen.set(booking.id, Math.max(total, seen.get(booking.id) ?? 0));
        void tab.enqueue.acceptPrice(booking.id, total).then(tab.wake, () => undefined);
      }
    }
  }

  return { saved, wanted, letGo, messages, seen, book, write, look };
}
export type Travellers = ReturnType<typeof createTravellers>;
