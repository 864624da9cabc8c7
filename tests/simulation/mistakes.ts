import type { OutboxNet, OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import { refusedResult } from "../../src/domain/result.ts";
import type { Context } from "./context.ts";
import type { ServerMistakes } from "./server.ts";

export type Mistake = {
  net?: (net: OutboxNet, newId: () => string) => OutboxNet;
  store?: (store: OutboxStore, context: Context) => OutboxStore;
  server?: ServerMistakes;
};

const seatsGone = { ok: false, code: "seats_gone", message: "" } as const;

export const MISTAKES: Record<string, Mistake> = {
  "the id is made at send time": {
    net: (net, newId) => ({ ...net, createBooking: (request) => net.createBooking({ ...request, id: newId() }) }),
  },
  "done before the answer": {
    store: (store) => ({
      ...store,
      settle: (id, version, entry, change) => store.settle(id, version, entry?.tries ? null : entry, change),
    }),
  },
  "'saved' before the store has it": {
    store: (store, context) => ({
      ...store,
      async add(entry, booking) {
        void context
          .sleep(500)
          .then(() => store.add(entry, booking))
          .catch(() => undefined);
        return undefined;
      },
    }),
  },
  "a timeout taken for a refusal": {
    net: (net) => ({
      ...net,
      async createBooking(request) {
        const answer = await net.createBooking(request);
        const silent = !answer.ok && answer.code === "unreachable";
        return silent ? refusedResult(seatsGone) : answer;
      },
    }),
  },
  "a wait outlives the clock that was set back": {
    store: (store, context) => ({
      ...store,
      entries: async () => (await store.entries()).filter((entry) => entry.next_try_at <= context.now()),
    }),
  },
  "a day nobody chose is booked instead of a cancelled one": {
    net: (net) => ({
      ...net,
      async createBooking(request) {
        const answer = await net.createBooking(request);
        const [other] = !answer.ok && answer.code === "refused" ? (answer.refusal.nearest_dates ?? []) : [];
        return other ? net.createBooking({ ...request, check_in: other.date, check_out: other.date }) : answer;
      },
    }),
  },
  "the new price is taken without a tap": {
    net: (net) => ({
      ...net,
      async createBooking(request) {
        const answer = await net.createBooking(request);
        const price = !answer.ok && answer.code === "refused" ? answer.refusal.quote : null;
        return price ? net.createBooking({ ...request, total_price_cents: price.total_cents }) : answer;
      },
    }),
  },
  "the provider is asked without an idempotency key": { server: { providerWithoutKey: true } },
  "the server has no unique key": { server: { noUniqueKey: true } },
  "the server takes a price nobody saw": { server: { ignoresSeenPrice: true } },
  "the server sells a departure that was cancelled": { server: { sellsTheCancelled: true } },
};
