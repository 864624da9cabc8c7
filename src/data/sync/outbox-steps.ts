import { backoffMs } from "./outbox-backoff.ts";
import { withRefusal, withView } from "./outbox-merge.ts";
import type { BookingEntry, MessageEntry, OutboxDeps, OutboxEntry, Wait } from "./outbox-types.ts";

export type StepResult = "next" | "done" | "refused" | "wait" | "unreachable" | "overtaken";

type StepDeps = Pick<OutboxDeps, "store" | "net" | "now" | "newId">;

async function putOff(entry: OutboxEntry, wait: Wait, { store, now, newId }: StepDeps): Promise<StepResult> {
  const next_try_at = now() + (wait.after_ms ?? backoffMs(entry.tries));
  await store.settle(entry.id, entry.version, { ...entry, version: newId(), next_try_at, problem: wait.problem });
  return wait.reachable ? "wait" : "unreachable";
}

async function create(entry: BookingEntry, deps: StepDeps): Promise<StepResult> {
  const { store, net, now, newId } = deps;
  const booking = await store.booking(entry.id);
  if (!booking?.request) {
    await store.settle(entry.id, entry.version, null);
    return "done";
  }
  const seen = booking.request.total_price_cents;
  const answer = await net.createBooking(booking.request);
  const at = new Date(now()).toISOString();
  if (answer.ok) {
    // Dearer than what was seen cannot be, by the server's own rule. If it is, nobody is led to pay it.
    const payable = answer.view.status === "pending" && answer.view.total_cents <= seen;
    const next: BookingEntry = { ...entry, version: newId(), step: "pay", tries: 0, next_try_at: now(), problem: null };
    const taken = await store.settle(entry.id, entry.version, payable ? next : null, (before) =>
      withView(before, answer.view, at),
    );
    if (!taken) return "overtaken";
    return payable ? "next" : "done";
  }
  if (answer.code === "wait") return putOff(entry, answer, deps);
  const { refusal } = answer;
  const taken = await store.settle(entry.id, entry.version, null, (before) => withRefusal(before, refusal, at));
  return taken ? "refused" : "overtaken";
}

async function pay(entry: BookingEntry, deps: StepDeps): Promise<StepResult> {
  const { store, net, now } = deps;
  const booking = await store.booking(entry.id);
  // Whether the hold still stands is the server's to say: this device's clock may be years off.
  if (!booking?.view || booking.payment) {
    await store.settle(entry.id, entry.version, null);
    return "done";
  }
  const answer = await net.createPayment(booking);
  if (!answer.ok && answer.code === "wait") return putOff(entry, answer, deps);
  const at = new Date(now()).toISOString();
  const taken = await store.settle(entry.id, entry.version, null, (before) =>
    answer.ok ? { ...before, payment: answer.payment, updated_at: at } : before,
  );
  return taken ? "done" : "overtaken";
}

/** Let go while the request may have been on its way: what it may have made is cancelled before the row goes. */
async function withdraw(entry: BookingEntry, deps: StepDeps): Promise<StepResult> {
  const { store, net } = deps;
  const booking = await store.booking(entry.id);
  if (booking) {
    const found = await net.myBooking(booking.id, booking.token);
    if (!found.ok) return putOff(entry, found, deps);
    if (found.view?.status === "pending") {
      const cancelled = await net.cancelUnpaid(booking.id, booking.token);
      if (!cancelled.ok) return putOff(entry, cancelled, deps);
    }
  }
  return (await store.settle(entry.id, entry.version, null, () => null)) ? "done" : "overtaken";
}

async function deliver(entry: MessageEntry, deps: StepDeps): Promise<StepResult> {
  const answer = await deps.net.submitMessage(entry.kind, entry.id, entry.payload);
  if (answer.ok) {
    await deps.store.settle(entry.id, entry.version, null);
    return "done";
  }
  if (answer.code === "wait") return putOff(entry, answer, deps);
  await deps.store.settle(entry.id, entry.version, { ...entry, version: deps.newId(), refusal: answer.refusal });
  return "refused";
}

const STEPS = { create, pay, withdraw } as const;

/**
 * One try of one entry. The try is written down before it is made: a tab that dies in the middle leaves an entry that
 * is simply due again, and a second context without a lock sees that somebody is at it.
 */
export async function tryEntry(found: OutboxEntry, deps: StepDeps): Promise<StepResult> {
  const tries = found.tries + 1;
  const entry = { ...found, version: deps.newId(), tries, next_try_at: deps.now() + backoffMs(tries) };
  if (!(await deps.store.settle(found.id, found.version, entry))) return "overtaken";
  return entry.kind === "booking" ? STEPS[entry.step](entry, deps) : deliver(entry, deps);
}
