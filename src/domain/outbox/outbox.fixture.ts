import type { BookingEntry, MessageEntry } from "./outbox-types.ts";

const once = { version: "1", tries: 1, queued_at: 0, next_try_at: 0, problem: null };

export const aBookingEntry = (changes: Partial<BookingEntry> = {}): BookingEntry => ({
  ...once,
  id: "a",
  kind: "booking",
  step: "create",
  ...changes,
});

export const aMessageEntry = (kind: MessageEntry["kind"], code?: string): MessageEntry => ({
  ...once,
  id: `${kind}:a`,
  kind,
  payload: {},
  refusal: code === undefined ? null : { code, message: "No" },
});

export const NOTHING_WAITS = { entry: null, messages: {} };
