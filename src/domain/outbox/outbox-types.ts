import type { BookingView, BookingRefusal } from "../booking/booking-view.ts";
import type { MessageKind } from "./message-kinds.ts";
import type { Failure, PlainRefusal, Result } from "../result.ts";
import type { BookingRequest, LocalBooking, PaymentSession } from "../booking/local-booking.ts";

export type BookingStep = "create" | "pay" | "withdraw";

type Entry = {
  id: string;
  /** Made anew at every write: an answer is only taken by the very entry that asked for it. */
  version: string;
  tries: number;
  /** Answers in a row that were of no use; silence begins the count anew. */
  failures?: number;
  queued_at: number;
  next_try_at: number;
  /** Why the last try failed, as a code; the screens have the sentence, and one for codes they do not know. */
  problem: string | null;
  /** A try may have reached the server, and no answer to it came. Stored before the try, because the tab may die during it. */
  perhaps_sent?: boolean;
};
export type BookingEntry = Entry & { kind: "booking"; step: BookingStep };
export type MessageEntry = Entry & {
  kind: MessageKind;
  payload: Record<string, unknown>;
  /** The server's no, for good; the entry stays until the traveller has seen it. */
  refusal: PlainRefusal | null;
};
export type OutboxEntry = BookingEntry | MessageEntry;

/** A try ended without an answer, and the server may have done it. Nothing else may be claimed of it. */
export const isUnheard = (entry: OutboxEntry | null): entry is OutboxEntry =>
  entry !== null &&
  entry.problem !== null &&
  entry.perhaps_sent === true &&
  (entry.kind === "booking" || entry.refusal === null);

/** Every failure but a refusal may pass, so the same is asked again. */
export type OutboxNet = {
  /** A request made now cannot leave this device. */
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

/** Every method is one transaction: all of it is on the disk when the promise resolves, or nothing. */
export type OutboxStore = {
  /**
   * Adds entry and booking together, unless a known booking is in the way, which it answers. An id that is there already stays
   * as it is: the same tap came twice.
   */
  add: (entry: OutboxEntry, booking: LocalBooking | null, inTheWay?: InTheWay) => Promise<LocalBooking | undefined>;
  entries: () => Promise<OutboxEntry[]>;
  booking: (id: string) => Promise<LocalBooking | undefined>;
  bookings: () => Promise<LocalBooking[]>;
  /** Only if the entry still has this version; answers whether it had. null removes the entry, or the booking. */
  settle: (
    id: string,
    version: string,
    entry: OutboxEntry | null,
    booking?: (before: LocalBooking) => LocalBooking | null,
  ) => Promise<boolean>;
  /** Changes a booking that is there, whatever the outbox does with it. */
  change: (id: string, change: (before: LocalBooking) => LocalBooking) => Promise<void>;
  /**
   * Puts both in place of what stands under this id: a resend with another price. Or in place of the `refused` booking,
   * unless that one was answered or booked meanwhile.
   */
  replace: (entry: OutboxEntry, booking: LocalBooking, refused?: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

export type OutboxLocks = {
  /** Runs the work unless it runs already in any tab or worker of this device; answers whether it ran. */
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
