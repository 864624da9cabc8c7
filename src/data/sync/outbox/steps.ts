import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { bookingOf, isGuideReport, isSilent, isTripAction } from "../../../domain/outbox/message-kinds.ts";
import type {
  BookingEntry,
  MessageEntry,
  OutboxDeps,
  OutboxEntry,
  OutboxNet,
} from "../../../domain/outbox/outbox-types.ts";
import type { Failure, NoAnswer, PlainRefusal, Result } from "../../../domain/result.ts";
import { tryTimeoutMs, failureWaitMs, unreachableWaitMs } from "./backoff.ts";
import { mergeRefusal, markUnanswered, mergeView } from "./booking-merge.ts";

export type StepResult = "next" | "done" | "refused" | "wait" | "unreachable" | "overtaken";

type RunningEntry<Entry extends OutboxEntry = OutboxEntry> = Entry & { wasSent: boolean };

type StepDeps = Pick<OutboxDeps, "store" | "net" | "now" | "newId">;

const unreadable = (reason = "unreadable"): NoAnswer => ({ ok: false, code: "unreadable", reason });

/** The drain retries a call that throws and an answer that it cannot read. */
async function validateAnswer<Value, Refusal extends PlainRefusal>(
  ask: () => Promise<Result<Value, Failure<Refusal>>>,
  isRight: (value: Value) => boolean = () => true,
): Promise<Result<Value, Failure<Refusal>>> {
  try {
    const answer = await ask();
    if (answer.ok) return isRight(answer.value) ? answer : unreadable();
    const reason = answer.code === "refused" ? answer.refusal.code : answer.reason;
    return typeof reason === "string" ? answer : unreadable();
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : undefined);
  }
}

/** Rejects another booking, which a broken cache could return. */
const isBooking =
  (id: string) =>
  (view: { id: string } | null | undefined): boolean =>
    view?.id === id;

export const askForBooking = (
  net: OutboxNet,
  { id, token }: { id: string; token: string },
): Promise<Result<BookingView | null>> =>
  validateAnswer(
    () => net.myBooking(id, token),
    (view) => view === null || isBooking(id)(view),
  );

/** A counter makes versions differ even if ids collide. */
const nextVersion = ({ version }: OutboxEntry, newId: () => string): string =>
  `${newId()}.${Number(version.split(".").at(-1) ?? 0) + 1 || 1}`;

async function postpone(entry: RunningEntry, failure: Failure, { store, now, newId }: StepDeps): Promise<StepResult> {
  const isReachable = failure.code !== "unreachable";
  const failures = isReachable ? (entry.failures ?? 0) + 1 : 0;
  const after_ms = "after_ms" in failure ? failure.after_ms : undefined;
  const waitMs = isReachable ? failureWaitMs(failures, after_ms) : unreachableWaitMs(entry.tries);
  const { wasSent, ...written } = entry;
  const nextEntry = {
    ...written,
    version: nextVersion(entry, newId),
    failures,
    next_try_at: now() + waitMs,
    problem: failure.reason,
    perhaps_sent: wasSent || !failure.not_done,
  };
  await store.settle(entry.id, entry.version, nextEntry, nextEntry.perhaps_sent ? markUnanswered : undefined);
  return isReachable ? "wait" : "unreachable";
}

async function create(entry: RunningEntry<BookingEntry>, deps: StepDeps): Promise<StepResult> {
  const { store, net, now, newId } = deps;
  const booking = await store.booking(entry.id);
  if (!booking?.request) {
    await store.settle(entry.id, entry.version, null);
    return "done";
  }
  const { request } = booking;
  const answer = await validateAnswer(() => net.createBooking(request), isBooking(entry.id));
  const at = new Date(now()).toISOString();
  if (answer.ok) {
    // The server never charges more than shown; if it does, stop before the payment.
    const view = answer.value;
    const payable = view.status === "pending" && view.total_cents <= request.total_price_cents;
    const { wasSent: _, ...written } = entry;
    const nextEntry: BookingEntry = {
      ...written,
      version: nextVersion(entry, newId),
      step: "pay",
      tries: 0,
      failures: 0,
      next_try_at: now(),
      problem: null,
    };
    const wasSettled = await store.settle(entry.id, entry.version, payable ? nextEntry : null, (before) =>
      mergeView(before, view, at),
    );
    if (!wasSettled) return "overtaken";
    return payable ? "next" : "done";
  }
  if (answer.code !== "refused") return postpone(entry, answer, deps);
  const { refusal } = answer;
  const wasSettled = await store.settle(entry.id, entry.version, null, (before) => mergeRefusal(before, refusal, at));
  return wasSettled ? "refused" : "overtaken";
}

async function pay(entry: RunningEntry<BookingEntry>, deps: StepDeps): Promise<StepResult> {
  const { store, net, now } = deps;
  const booking = await store.booking(entry.id);
  // Ask the server whether the hold is valid, since this device's clock may be wrong.
  if (!booking?.view || booking.payment) {
    await store.settle(entry.id, entry.version, null);
    return "done";
  }
  const answer = await validateAnswer(
    () => net.createPayment(booking),
    (payment) => typeof payment?.url === "string",
  );
  if (!answer.ok && answer.code !== "refused") return postpone(entry, answer, deps);
  const at = new Date(now()).toISOString();
  if (!answer.ok) {
    const bookingAnswer = await askForBooking(net, booking);
    if (!bookingAnswer.ok) return postpone(entry, bookingAnswer, deps);
    const view = bookingAnswer.value;
    const wasSettled = await store.settle(entry.id, entry.version, null, (before) =>
      view ? mergeView(before, view, at) : before,
    );
    return wasSettled ? "done" : "overtaken";
  }
  const wasSettled = await store.settle(entry.id, entry.version, null, (before) => ({
    ...before,
    payment: answer.value,
    updated_at: at,
  }));
  return wasSettled ? "done" : "overtaken";
}

/** The request may have arrived, so cancel its booking before discarding it. */
async function withdrawBooking(entry: RunningEntry<BookingEntry>, deps: StepDeps): Promise<StepResult> {
  const { store, net } = deps;
  const booking = await store.booking(entry.id);
  if (booking) {
    const bookingAnswer = await askForBooking(net, booking);
    if (!bookingAnswer.ok) return postpone(entry, bookingAnswer, deps);
    const view = bookingAnswer.value;
    if (view?.status === "confirmed") {
      const at = new Date(deps.now()).toISOString();
      return (await store.settle(entry.id, entry.version, null, (before) => mergeView(before, view, at)))
        ? "done"
        : "overtaken";
    }
    if (view?.status === "pending") {
      const cancelAnswer = await validateAnswer(() => net.cancelUnpaid(booking.id, booking.token));
      if (!cancelAnswer.ok) return postpone(entry, cancelAnswer, deps);
    }
  }
  return (await store.settle(entry.id, entry.version, null, () => null)) ? "done" : "overtaken";
}

async function deliver(entry: RunningEntry<MessageEntry>, deps: StepDeps): Promise<StepResult> {
  const { store, net, now, newId } = deps;
  const bookingId = bookingOf(entry.id);
  const isRight = isTripAction(entry.kind) && bookingId !== null ? isBooking(bookingId) : undefined;
  const answer = await validateAnswer(() => net.submitMessage(entry.kind, entry.id, entry.payload), isRight);
  if (answer.ok) {
    const view = answer.value;
    // Update before removing the entry, so the page never shows an old state.
    if (view) await store.change(view.id, (before) => mergeView(before, view, new Date(now()).toISOString()));
    await store.settle(entry.id, entry.version, null);
    return "done";
  }
  if (answer.code !== "refused") return postpone(entry, answer, deps);
  if (isSilent(entry.kind)) {
    await store.settle(entry.id, entry.version, null);
    return "done";
  }
  const { wasSent: _, ...written } = entry;
  const refusedEntry = { ...written, version: nextVersion(entry, newId), refusal: answer.refusal };
  // A removed trip has no page to show a refusal.
  const isBookingStored = bookingId === null || (await store.booking(bookingId)) !== undefined;
  await store.settle(entry.id, entry.version, isBookingStored ? refusedEntry : null);
  return "refused";
}

const STEPS = { create, pay, withdraw: withdrawBooking } as const;

/**
 * Stores the try first, so a dead tab leaves the entry due again and other contexts see a running try. A browser reports
 * a refused connection and a lost answer alike, so only a probe before the request proves that it never left.
 */
export async function tryEntry(found: OutboxEntry, deps: StepDeps): Promise<StepResult> {
  const nextTries = found.tries + 1;
  const wasSent = found.perhaps_sent ?? false;
  // No screen shows whether a guide's report or a note of seen news may have arrived.
  const needsProbe = !wasSent && !isGuideReport(found.kind) && !(found.kind !== "booking" && isSilent(found.kind));
  const startedEntry = {
    ...found,
    version: nextVersion(found, deps.newId),
    tries: nextTries,
    next_try_at: deps.now() + tryTimeoutMs(nextTries),
    perhaps_sent: !needsProbe,
  };
  if (!(await deps.store.settle(found.id, found.version, startedEntry))) return "overtaken";
  if (!needsProbe) return send({ ...startedEntry, wasSent }, deps);
  const reached = await validateAnswer(deps.net.probe);
  if (!reached.ok && reached.code === "unreachable")
    return postpone({ ...startedEntry, wasSent }, { ...reached, not_done: true }, deps);
  const entry = { ...startedEntry, version: nextVersion(startedEntry, deps.newId), perhaps_sent: true };
  if (!(await deps.store.settle(startedEntry.id, startedEntry.version, entry))) return "overtaken";
  return send({ ...entry, wasSent }, deps);
}

const send = (entry: RunningEntry, deps: StepDeps): Promise<StepResult> =>
  entry.kind === "booking" ? STEPS[entry.step](entry, deps) : deliver(entry, deps);
