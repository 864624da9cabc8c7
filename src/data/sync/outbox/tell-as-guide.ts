import type { CashReport } from "../../../domain/guide/cash.ts";
import type { GuideFact, PocketBooking, PocketDeparture } from "../../../domain/guide/pocket.ts";
import { nextSeenAt, checkInStateOf } from "../../../domain/guide/standing.ts";
import type { OwnCash, ToldRow } from "../../../domain/guide/told.ts";
import type { MessageKind } from "../../../domain/outbox/message-kinds.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { keepTold, sendingId } from "../../local/guide/pocket.ts";
import { singleFlight } from "../../../domain/single-flight.ts";
import type { GuideMark } from "../../local/state.ts";
import { isStorageFull } from "../../local/storage-errors.ts";
import { trustedNow } from "../../net/clock.ts";
import { sendInBackground } from "./background.ts";
import { newEntry } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";

export type TellAnswer = { ok: true } | { ok: false; code: "already" | "storage_full" | "storage_failed" };

const entryOf = (id: string, kind: MessageKind, payload: Record<string, unknown>): MessageEntry => ({
  ...newEntry(sendingId(id), crypto.randomUUID(), trustedNow()),
  kind,
  payload: { ...payload, id },
  refusal: null,
});

/** Wait before sending, because writes would delay the next verdict and one round sends several facts. */
const REST_MS = 1_000;
const sendSoon = singleFlight(async () => {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  openOutbox().nudge();
  void sendInBackground();
});

async function keep(
  made: readonly { row: ToldRow; entry: MessageEntry }[],
  refuse: Parameters<typeof keepTold>[1],
): Promise<TellAnswer> {
  try {
    if (!(await keepTold(made, refuse))) return { ok: false, code: "already" };
  } catch (error) {
    return { ok: false, code: isStorageFull(error) ? "storage_full" : "storage_failed" };
  }
  void sendSoon();
  return { ok: true };
}

export type CheckInReport = Pick<GuideFact, "kind" | "guests" | "late" | "by">;

type About = {
  mark: GuideMark;
  departure: Pick<PocketDeparture, "id">;
  booking_id: string;
  booking: PocketBooking | null;
  facts: readonly GuideFact[];
};

function statusOf(booking: PocketBooking | null): string | null {
  if (booking === null) return null;
  return booking.left_at !== null && booking.status === "confirmed" ? "moved" : booking.status;
}

/** Never checks a guest in twice, however often the guide scans the voucher. */
export function tellSeen(
  { mark, departure, booking_id, booking, facts }: About,
  seen: readonly CheckInReport[],
): Promise<TellAnswer> {
  const known = [...facts];
  const made = seen.map((one) => {
    const fact: GuideFact = {
      ...one,
      id: crypto.randomUUID(),
      booking_id,
      seen_at: nextSeenAt(trustedNow(), known),
      received_at: null,
      guide_name: mark.guide?.name ?? "",
      device_id: mark.device_id,
      status_seen: statusOf(booking),
    };
    known.push(fact);
    const { received_at: _, guide_name: __, ...payload } = fact;
    const told = { ...payload, departure_id: departure.id, device_key: mark.device_key };
    return { row: { id: fact.id, departure_id: departure.id, fact }, entry: entryOf(fact.id, "check_in", told) };
  });
  return keep(made, (told, there) => {
    if (seen[0]?.kind !== "arrived") return false;
    const all = [...(there?.facts ?? []), ...told.flatMap(({ fact }) => (fact ? [fact] : []))];
    return checkInStateOf(all.filter((fact) => fact.booking_id === booking_id)).state === "in";
  });
}

type Taken = Pick<About, "mark" | "departure"> & { booking: PocketBooking; cash: CashReport; id: string };

/** The form creates `id`, so a second tap is the same payment. */
export function tellCash({ mark, departure, booking, cash, id }: Taken): Promise<TellAnswer> {
  const seen_at = new Date(trustedNow()).toISOString();
  const own: OwnCash = {
    ...cash,
    id,
    booking_id: booking.id,
    seen_at,
    received_at: null,
    guide_name: mark.guide?.name ?? "",
    state: null,
    reference: booking.reference,
  };
  const { device_id, device_key } = mark;
  const told = {
    ...cash,
    booking_id: booking.id,
    seen_at,
    note: null,
    departure_id: departure.id,
    device_id,
    device_key,
  };
  const entry = entryOf(id, "guide_cash", told);
  return keep([{ row: { id, departure_id: departure.id, cash: own }, entry }], (known) =>
    known.some((row) => row.id === id),
  );
}
