import type { BookingView, BookingRefusal } from "../booking/booking-view.ts";
import type { MessageKind } from "./message-kinds.ts";
import type { Failure, PlainRefusal, Result } from "../result.ts";
import type { BookingRequest, LocalBooking, PaymentSession } from "../booking/local-booking.ts";

export type BookingStep = "create" | "pay" | "withdraw";

type Entry = {
  id: string;
  /** New at every write, so that an answer to an older version is ignored. */
  version: string;
  tries: number;
  /** Failed answers in a row; no answer resets the count. */
  failures?: number;
  queued_at: number;
  next_try_at: number;
  /** A code; the screens have the sentence. */
  problem: string | null;
  /** Stored before the try, because the tab may die during it. */
  perhaps_sent?: boolean;
};
export type BookingEntry = Entry & { kind: "booking"; step: BookingStep };
export type MessageEntry = Entry & {
  kind: MessageKind;
  payload: Record<string, unknown>;
  /** A final refusal; the entry stays until the traveler has seen it. */
  refusal: PlainRefusal | null;
};
export type OutboxEntry = BookingEntry | MessageEntry;

/** The server may have done it, so the screens must not claim either way. */
export const isUnheard = (entry: OutboxEntry | null): entry is OutboxEntry =>
  entry !== null &&
  entry.problem !== null &&
  entry.perhaps_sent === true &&
  (entry.kind === "booking" || entry.refusal === null);

/** Every failure but a refusal may pass, so it is retried. */
export type OutboxNet = {
  hasNoNetwork: () => boolean;
  createBooking: (request: BookingRequest) => Promise<Result<BookingView, Failure<BookingRefusal>>>;
  createPayment: (booking: LocalBooking) => Promise<Result<PaymentSession>>;
  /** null where the server knows no such booking. */
  myBooking: (id: string, token: string) => Promise<Result<BookingView | null>>;
  cancelUnpaid: (id: string, token: string) => Promise<Result<unknown>>;
  /** Answers the booking it is about as it stands now, where it is about one. */
  submitMessage: (
    kind: MessageKind,
    id: string,
    payload: Record<string, unknown>,
  ) => Promise<Result<BookingView | undefined>>;
};

type InTheWay = (known: readonly LocalBooking[]) => LocalBooking | undefined;

/** Each method is one transaction: stored completely when the promise resolves, or not at all. */
export type OutboxStore = {
  /** Answers an existing booking that conflicts instead of adding. An ID that exists stays: the same tap came twice. */
  add: (entry: OutboxEntry, booking: LocalBooking | null, inTheWay?: InTheWay) => Promise<LocalBooking | undefined>;
  entries: () => Promise<OutboxEntry[]>;
  booking: (id: string) => Promise<LocalBooking | undefined>;
  bookings: () => Promise<LocalBooking[]>;
  /** Applies only if the entry still has this version. Null removes the entry or the booking. */
  settle: (
    id: string,
    version: string,
    entry: OutboxEntry | null,
    booking?: (before: LocalBooking) => LocalBooking | null,
  ) => Promise<boolean>;
  change: (id: string, change: (before: LocalBooking) => LocalBooking) => Promise<void>;
  /** For a resend at another price. Replaces the `refused` booking unless it was answered meanwhile. */
  replace: (entry: OutboxEntry, booking: LocalBooking, refused?: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

export type OutboxLocks = {
  /** Single flight across all tabs and the worker. */
  alone: (work: () => Promise<void>) => Promise<boolean>;
};

export type OutboxDeps = {
  store: OutboxStore;
  net: OutboxNet;
  locks: OutboxLocks;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  newId: () => string;
};
