import type { CashReport } from "../../../domain/guide/cash.ts";
import { nextSeenAt, earlierArrival } from "../../../domain/guide/check-in-state.ts";
import type { OwnCash, GuideReportRow } from "../../../domain/guide/guide-reports.ts";
import type { GuideFact, RosterBooking, RosterDeparture } from "../../../domain/guide/roster.ts";
import type { MessageKind } from "../../../domain/outbox/message-kinds.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { singleFlight } from "../../../domain/single-flight.ts";
import { storeReports, reportEntryId } from "../../local/guide/stored-roster.ts";
import type { GuideMark } from "../../local/state.ts";
import { isStorageFull } from "../../local/storage-errors.ts";
import { trustedNow } from "../../net/clock.ts";
import { sendInBackground } from "./background.ts";
import { newEntry } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";

export type ReportAnswer = { ok: true } | { ok: false; code: "already" | "storage_full" | "storage_failed" };

const entryOf = (id: string, kind: MessageKind, payload: Record<string, unknown>): MessageEntry => ({
  ...newEntry(reportEntryId(id), crypto.randomUUID(), trustedNow()),
  kind,
  payload: { ...payload, id },
  refusal: null,
});

/** Wait before sending, because writes would delay the next verdict and one round sends several facts. */
const SEND_DELAY_MS = 1_000;
const sendSoon = singleFlight(async () => {
  await new Promise((resolve) => setTimeout(resolve, SEND_DELAY_MS));
  openOutbox().nudge();
  void sendInBackground();
});

async function storeAndSend(
  newReports: readonly { row: GuideReportRow; entry: MessageEntry }[],
  isRefused: Parameters<typeof storeReports>[1],
): Promise<ReportAnswer> {
  try {
    if (!(await storeReports(newReports, isRefused))) return { ok: false, code: "already" };
  } catch (error) {
    return { ok: false, code: isStorageFull(error) ? "storage_full" : "storage_failed" };
  }
  void sendSoon();
  return { ok: true };
}

export type CheckInReport = Pick<GuideFact, "kind" | "guests" | "position" | "late" | "by">;

type CheckInSubject = {
  mark: GuideMark;
  departure: Pick<RosterDeparture, "id">;
  booking_id: string;
  booking: RosterBooking | null;
  facts: readonly GuideFact[];
};

function statusOf(booking: RosterBooking | null): string | null {
  if (booking === null) return null;
  return booking.left_at !== null && booking.status === "confirmed" ? "moved" : booking.status;
}

/** Never checks a guest in twice, however often the guide scans the voucher. */
export function reportCheckIns(
  { mark, departure, booking_id, booking, facts }: CheckInSubject,
  seen: readonly CheckInReport[],
): Promise<ReportAnswer> {
  const storedFacts = [...facts];
  const newReports = seen.map((one) => {
    const fact: GuideFact = {
      ...one,
      id: crypto.randomUUID(),
      booking_id,
      seen_at: nextSeenAt(trustedNow(), storedFacts),
      received_at: null,
      guide_name: mark.guide?.name ?? "",
      device_id: mark.device_id,
      status_seen: statusOf(booking),
    };
    storedFacts.push(fact);
    const { received_at: _, guide_name: __, ...sent } = fact;
    const payload = { ...sent, departure_id: departure.id, device_key: mark.device_key };
    return { row: { id: fact.id, departure_id: departure.id, fact }, entry: entryOf(fact.id, "check_in", payload) };
  });
  return storeAndSend(newReports, (earlier, reported) => {
    const [report] = seen;
    if (report?.kind !== "arrived") return false;
    const allFacts = [...(reported?.facts ?? []), ...earlier.flatMap(({ fact }) => (fact ? [fact] : []))];
    const ownFacts = allFacts.filter((fact) => fact.booking_id === booking_id);
    return earlierArrival(ownFacts, report.position ?? null, booking?.guests) !== null;
  });
}

type CashSubject = Pick<CheckInSubject, "mark" | "departure"> & {
  booking: RosterBooking;
  cash: CashReport;
  id: string;
};

export function reportCash({ mark, departure, booking, cash, id }: CashSubject): Promise<ReportAnswer> {
  const seen_at = new Date(trustedNow()).toISOString();
  const ownCash: OwnCash = {
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
  const payload = {
    ...cash,
    booking_id: booking.id,
    seen_at,
    note: null,
    departure_id: departure.id,
    device_id,
    device_key,
  };
  const entry = entryOf(id, "guide_cash", payload);
  return storeAndSend([{ row: { id, departure_id: departure.id, cash: ownCash }, entry }], (storedFacts) =>
    storedFacts.some((row) => row.id === id),
  );
}
