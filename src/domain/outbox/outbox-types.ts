import type { BookingView, BookingRefusal } from "../booking/booking-view.ts";
import type { BookingRequest, LocalBooking, PaymentSession } from "../booking/local-booking.ts";
import type { Failure, PlainRefusal, Result } from "../result.ts";
import type { MessageKind } from "./message-kinds.ts";

export type BookingStep = "create" | "pay" | "withdraw";

type OutboxEntryBase = {
  id: string;
  /** Every write changes it, so that the drain ignores an answer to an older version. */
  version: string;
  tries: number;
  /** Counts failed answers in a row; a missing answer resets it. */
  failures?: number;
  queued_at: number;
  next_try_at: number;
  problem: string | null;
  /** The drain stores it before the try, because the tab may die during it. */
  perhaps_sent?: boolean;
};
export type BookingEntry = OutboxEntryBase & { kind: "booking"; step: BookingStep };
export type MessageEntry = OutboxEntryBase & {
  kind: MessageKind;
  payload: Record<string, unknown>;
  /** A refusal is final, but the entry stays until the traveler has seen it. */
  refusal: PlainRefusal | null;
};
export type OutboxEntry = BookingEntry | MessageEntry;

/** The server may have acted, so the screens must not claim either way. */
export const isUnanswered = (entry: OutboxEntry | null): entry is OutboxEntry =>
  entry !== null &&
  entry.problem !== null &&
  entry.perhaps_sent === true &&
  (entry.kind === "booking" || entry.refusal === null);

/** Every failure but a refusal may pass, so the drain retries it. */
export type OutboxNet = {
  /** Reaches the server without the request, so a failure proves that no byte of the request left the device. */
  probe: () => Promise<Result<unknown>>;
  createBooking: (request: BookingRequest) => Promise<Result<BookingView, Failure<BookingRefusal>>>;
  createPayment: (booking: LocalBooking) => Promise<Result<PaymentSession>>;
  myBooking: (id: string, token: string) => Promise<Result<BookingView | null>>;
  cancelUnpaid: (id: string, token: string) => Promise<Result<unknown>>;
  /** Returns the current booking if the message is about one. */
  submitMessage: (
    kind: MessageKind,
    id: string,
    payload: Record<string, unknown>,
  ) => Promise<Result<BookingView | undefined>>;
};

type FindDuplicate = (known: readonly LocalBooking[]) => LocalBooking | undefined;

/** Each method is one transaction: it stores everything before the promise resolves, or nothing. */
export type OutboxStore = {
  /** Returns a conflicting booking instead of adding, and ignores an existing ID, which a double tap sends. */
  add: (
    entry: OutboxEntry,
    booking: LocalBooking | null,
    inTheWay?: FindDuplicate,
  ) => Promise<LocalBooking | undefined>;
  entries: () => Promise<OutboxEntry[]>;
  booking: (id: string) => Promise<LocalBooking | undefined>;
  bookings: () => Promise<LocalBooking[]>;
  /** Applies only if the entry still has this version; null removes the entry or the booking. */
  settle: (
    id: string,
    version: string,
    entry: OutboxEntry | null,
    booking?: (before: LocalBooking) => LocalBooking | null,
  ) => Promise<boolean>;
  change: (id: string, change: (before: LocalBooking) => LocalBooking) => Promise<void>;
  /** A resend at another price replaces the `refused` booking unless the server answered it meanwhile. */
  replace: (entry: OutboxEntry, booking: LocalBooking, refused?: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
  erase: (id: string) => Promise<void>;
};

export type OutboxLocks = {
  /** All tabs and the worker share one single flight. */
  exclusively: (work: () => Promise<void>) => Promise<boolean>;
};

export type OutboxDeps = {
  store: OutboxStore;
  net: OutboxNet;
  locks: OutboxLocks;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  newId: () => string;
};
