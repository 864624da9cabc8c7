import { aView } from "../../src/domain/booking/booking.fixture.ts";
import type { OutboxNet, OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import type { Context } from "./context.ts";
import type { ServerMistakes } from "./server.ts";
import type { Enqueue } from "./traveller.ts";

/** A way to build it wrong. Each is wrapped around the shipped module or set in the server; the oracle must see it. */
export type Mistake = {
  net?: (net: OutboxNet, newId: () => string) => OutboxNet;
  store?: (store: OutboxStore, context: Context) => OutboxStore;
  enqueue?: (enqueue: Enqueue, store: OutboxStore) => Partial<Enqueue>;
  server?: ServerMistakes;
};

const refusedInstead = { ok: false, code: "refused" } as const;
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
  "dropped on 5xx": {
    net: (net) => ({
      ...net,
      async createBooking(request) {
        const answer = await net.createBooking(request);
        const dropped = !answer.ok && answer.code === "wait" && answer.reachable;
        return dropped ? { ...refusedInstead, refusal: seatsGone } : answer;
      },
    }),
  },
  "a timeout taken for a refusal": {
    net: (net) => ({
      ...net,
      async createBooking(request) {
        const answer = await net.createBooking(request);
        const silent = !answer.ok && answer.code === "wait" && !answer.reachable;
        return silent ? { ...refusedInstead, refusal: seatsGone } : answer;
      },
    }),
  },
  "half sent is never resumed": {
    store: (store) => ({
      ...store,
      entries: async () => (await store.entries()).filter((entry) => entry.tries === 0 || entry.problem !== null),
    }),
  },
  "what is half sent is forgotten at the next start": {
    store: (store) => ({
      ...store,
      async entries() {
        const entries = await store.entries();
        for (const entry of entries) if (entry.tries > 2) await store.settle(entry.id, entry.version, null);
        return entries;
      },
    }),
  },
  "'sent' shown before the server has it": {
    net: (net) => ({
      ...net,
      async createBooking(request) {
        const answer = await net.createBooking(request);
        const unsure = !answer.ok && answer.code === "wait";
        return unsure ? { ok: true, view: aView({ id: request.id, total_cents: request.total_price_cents }) } : answer;
      },
    }),
  },
  "booking and entry are written one after the other": {
    store: (store, context) => ({
      ...store,
      async add(entry, booking) {
        if (booking) await store.replace(entry, booking);
        await store.settle(entry.id, entry.version, null);
        await context.sleep(20);
        return store.add(entry, null);
      },
    }),
  },
  "a payment that was not answered is given up": {
    net: (net) => ({
      ...net,
      async createPayment(booking) {
        const answer = await net.createPayment(booking);
        const waits = !answer.ok && answer.code === "wait";
        return waits ? { ...refusedInstead, refusal: { code: "failed", message: "" } } : answer;
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
  "the days that are open instead are not kept": {
    net: (net) => ({
      ...net,
      async createBooking(request) {
        const answer = await net.createBooking(request);
        if (answer.ok || answer.code !== "refused") return answer;
        return { ...answer, refusal: { ...answer.refusal, nearest_dates: [] } };
      },
    }),
  },
  "another day is asked for, and then what was refused is put away": {
    enqueue: (enqueue, store) => ({
      async askInstead(refused, request, item) {
        const booked = await enqueue.enqueueBooking(request, item, true);
        const answer = booked as Awaited<ReturnType<Enqueue["askInstead"]>>;
        if (answer.ok) await store.remove(refused).catch(() => undefined);
        return answer;
      },
    }),
  },
  "the provider is asked without an idempotency key": { server: { providerWithoutKey: true } },
  "the server has no unique key": { server: { noUniqueKey: true } },
  "the server counts seats before it looks for the id": { server: { refusesBeforeLooking: true } },
  "the server takes a price nobody saw": { server: { ignoresSeenPrice: true } },
  "the server sells a departure that was cancelled": { server: { sellsTheCancelled: true } },
};
