import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { OutboxDeps, OutboxEntry } from "../../../domain/outbox/outbox-types.ts";
import { isDue } from "./backoff.ts";
import { mergeView } from "./booking-merge.ts";
import { askForBooking, tryEntry, type StepResult } from "./steps.ts";

export type DrainReport = {
  ran: boolean;
  held: string[];
  refused: string[];
  waiting: number;
  gotNoAnswer: boolean;
};

const isOpen = (entry: OutboxEntry) => entry.kind === "booking" || entry.refusal === null;

/** Longer than any request, so a lock held this long belongs to a frozen tab. */
const FROZEN_AFTER_MS = 60_000;

const FINAL_ASKED_EACH_MS = 24 * 60 * 60 * 1000;

/** One context sends one entry at a time to save work; ids make concurrent sends safe. */
export function createDrain(deps: OutboxDeps) {
  const { store, net, locks, now, newId } = deps;

  async function sendOne(entry: OutboxEntry, report: DrainReport): Promise<StepResult> {
    const result = await tryEntry(entry, deps);
    if (result === "refused") report.refused.push(entry.id);
    if (result !== "next") return result;
    report.held.push(entry.id);
    const followingEntry = (await store.entries()).find((candidate) => candidate.id === entry.id);
    return followingEntry === undefined ? "done" : tryEntry(followingEntry, deps);
  }

  const open = async () => (await store.entries()).filter(isOpen);

  async function sendDue(force: boolean, report: DrainReport): Promise<void> {
    report.ran = true;
    const dueEntries = (await open())
      .filter((entry) => force || isDue(entry.next_try_at, now()))
      // Puts the last tried entry last, so one silent verb does not block the others.
      .toSorted((one, other) => one.next_try_at - other.next_try_at || one.queued_at - other.queued_at);
    const failures: unknown[] = [];
    for (const entry of dueEntries) {
      try {
        if ((await sendOne(entry, report)) !== "unreachable") continue;
        report.gotNoAnswer = true;
        break;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** The lock only saves work, so continue without it if it is broken or its holder is frozen. */
  async function sendWithLock(force: boolean, report: DrainReport): Promise<void> {
    const send = () => sendDue(force, report);
    try {
      await locks.exclusively(send);
    } catch (error) {
      if (report.ran) throw error;
      return send();
    }
    if (report.ran) return;
    const hasOverdueEntry = (await open()).some((entry) => isDue(entry.next_try_at + FROZEN_AFTER_MS, now()));
    if (hasOverdueEntry) await send();
  }

  async function drain({ force = false }: { force?: boolean } = {}): Promise<DrainReport> {
    const report: DrainReport = { ran: false, held: [], refused: [], waiting: 0, gotNoAnswer: false };
    await sendWithLock(force, report);
    report.waiting = (await open()).length;
    return report;
  }

  /** Includes refused bookings, because a late request may have created one. */
  async function refresh(only?: string): Promise<void> {
    const queuedIds = new Set((await store.entries()).map((entry) => entry.id));
    for (const booking of await store.bookings()) {
      const { view } = booking;
      // Final states change only when their data is erased, but a trip's own page follows its refund.
      const isFinal = only === undefined && (view?.status === "cancelled" || view?.status === "refunded");
      const isSettled = isFinal && now() - Date.parse(booking.updated_at) < FINAL_ASKED_EACH_MS;
      // The account's sync updates trips without a token.
      if (only !== undefined && booking.id !== only) continue;
      if (booking.token === "" || isSettled || (view === null && queuedIds.has(booking.id))) continue;
      const answer = await askForBooking(net, booking);
      if (!answer.ok && answer.code === "unreachable") return;
      if (!answer.ok && answer.reason === "erased") await store.erase(booking.id);
      if (!answer.ok || answer.value === null) continue;
      await merge(booking, answer.value);
    }
  }

  /** A late copy of a refused request may be booked: continue to payment unless it costs more than shown. */
  async function merge(booking: LocalBooking, found: BookingView): Promise<void> {
    const at = new Date(now()).toISOString();
    const totalSeen = booking.request?.total_price_cents ?? 0;
    const isLateBooking = booking.view === null && found.status === "pending" && found.total_cents <= totalSeen;
    if (!isLateBooking) return store.change(booking.id, (before) => mergeView(before, found, at));
    const entry = { id: booking.id, version: newId(), tries: 0, queued_at: now(), next_try_at: now(), problem: null };
    await store.replace({ ...entry, kind: "booking", step: "pay" }, mergeView(booking, found, at));
  }

  async function msUntilNextTry(): Promise<number | null> {
    const waitTimes = (await open()).map((entry) => (isDue(entry.next_try_at, now()) ? 0 : entry.next_try_at - now()));
    return waitTimes.length === 0 ? null : Math.min(...waitTimes);
  }

  return { drain, refresh, untilNext: msUntilNextTry };
}

export type Drain = ReturnType<typeof createDrain>;
