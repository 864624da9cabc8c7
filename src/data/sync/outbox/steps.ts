import { isBooking, isDone, isKnown, isPayment, readable } from "./readable.ts";
import { backoffMs, failingMs, silenceMs } from "./backoff.ts";
import { withRefusal, withView } from "./booking-merge.ts";
import type { BookingEntry, MessageEntry, OutboxDeps, OutboxEntry, Wait } from "../../../domain/outbox/outbox-types.ts";

export type StepResult = "next" | "done" | "refused" | "wait" | "unreachable" | "overtaken";

type StepDeps = Pick<OutboxDeps, "store" | "net" | "now" | "newId">;

/** Counts on from the one before, so that two writes differ even where ids are not as random as they should be. */
const nextVersion = ({ version }: OutboxEntry, newId: () => string): string =>
  `${newId()}.${Number(version.split(".").at(-1) ?? 0) + 1 || 1}`;

async function putOff(entry: OutboxEntry, wait: Wait, { store, now, newId }: StepDeps): Promise<StepResult> {
  const failures = wait.reachable ? (entry.failures ?? 0) + 1 : 0;
  const waitMs = wait.reachable ? failingMs(failures, wait.after_ms) : silenceMs(entry.tries);
  await store.settle(entry.id, entry.version, {
    ...entry,
    version: nextVersion(entry, newId),
    failures,
    next_try_at: now() + waitMs,
    problem: wait.problem,
  });
  return wait.reachable ? "wait" : "unreachable";
}

async function create(entry: BookingEntry, deps: StepDeps): Promise<StepResult> {
  const { store, net, now, newId } = deps;
  const booking = await store.booking(entry.id);
  if (!booking?.request) {
    await store.settle(entry.id, entry.version, null);
    return "done";
  }
  const { request } = booking;
  const answer = await readable(() => net.createBooking(request), isBooking(entry.id));
  const at = new Date(now()).toISOString();
  if (answer.ok) {
    // Dearer than what was seen cannot be, by the server's own rule. If it is, nobody is led to pay it.
    const payable = answer.view.status === "pending" && answer.view.total_cents <= request.total_price_cents;
    const next: BookingEntry = {
      ...entry,
      version: nextVersion(entry, newId),
      step: "pay",
      tries: 0,
      failures: 0,
      next_try_at: now(),
      problem: null,
    };
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
  const answer = await readable(() => net.createPayment(booking), isPayment);
  if (!answer.ok && answer.code === "wait") return putOff(entry, answer, deps);
  const at = new Date(now()).toISOString();
  if (!answer.ok) {
    // Paid on another page, or the hold is over: nothing to answer for here, what it is now is what counts.
    const found = await readable(() => net.myBooking(booking.id, booking.token), isKnown(booking.id));
    if (!found.ok) return putOff(entry, found, deps);
    const { view } = found;
    const seen = await store.settle(entry.id, entry.version, null, (before) =>
      view ? withView(before, view, at) : before,
    );
    return seen ? "done" : "overtaken";
  }
  const taken = await store.settle(entry.id, entry.version, null, (before) => ({
    ...before,
    payment: answer.payment,
    updated_at: at,
  }));
  return taken ? "done" : "overtaken";
}

/** Let go while the request may have been on its way: what it may have made is cancelled before the row goes. */
async function withdraw(entry: BookingEntry, deps: StepDeps): Promise<StepResult> {
  const { store, net } = deps;
  const booking = await store.booking(entry.id);
  if (booking) {
    const found = await readable(() => net.myBooking(booking.id, booking.token), isKnown(booking.id));
    if (!found.ok) return putOff(entry, found, deps);
    if (found.view?.status === "pending") {
      const cancelled = await readable(() => net.cancelUnpaid(booking.id, booking.token), isDone);
      if (!cancelled.ok) return putOff(entry, cancelled, deps);
    }
  }
  return (await store.settle(entry.id, entry.version, null, () => null)) ? "done" : "overtaken";
}

async function deliver(entry: MessageEntry, deps: StepDeps): Promise<StepResult> {
  const answer = await readable(() => deps.net.submitMessage(entry.kind, entry.id, entry.payload), isDone);
  if (answer.ok) {
    await deps.store.settle(entry.id, entry.version, null);
    return "done";
  }
  if (answer.code === "wait") return putOff(entry, answer, deps);
  const version = nextVersion(entry, deps.newId);
  await deps.store.settle(entry.id, entry.version, { ...entry, version, refusal: answer.refusal });
  return "refused";
}

const STEPS = { create, pay, withdraw } as const;

/**
 * One try of one entry. The try is written down before it is made: a tab that dies in the middle leaves an entry that
 * is simply due again, and a second context without a lock sees that somebody is at it.
 */
export async function tryEntry(found: OutboxEntry, deps: StepDeps): Promise<StepResult> {
  const tries = found.tries + 1;
  const entry = {
    ...found,
    version: nextVersion(found, deps.newId),
    tries,
    next_try_at: deps.now() + backoffMs(tries),
  };
  if (!(await deps.store.settle(found.id, found.version, entry))) return "overtaken";
  return entry.kind === "booking" ? STEPS[entry.step](entry, deps) : deliver(entry, deps);
}
