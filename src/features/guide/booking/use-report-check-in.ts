import { useState } from "react";
import { GUIDE_REPORT } from "#texts/guide.ts";
import { type CheckInReport, type ReportAnswer, reportCheckIns } from "../../../data/sync/outbox/report-as-guide.ts";
import type { GuestRow } from "../../../domain/guide/guest-list.ts";
import type { GuideDeparture } from "../shared/use-roster.ts";

type CheckInBooking = Pick<GuestRow, "id" | "booking" | "facts">;

export const reportCheckInsOf = (
  { roster, departure }: Pick<GuideDeparture, "roster" | "departure">,
  { id, booking, facts }: CheckInBooking,
  seen: readonly CheckInReport[],
): Promise<ReportAnswer> => reportCheckIns({ mark: roster.mark, departure, booking_id: id, booking, facts }, seen);

export function useReportCheckIn(known: GuideDeparture, row: CheckInBooking) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const reportCheckIn = async (...seen: CheckInReport[]) => {
    if (busy) return;
    setBusy(true);
    const answer = await reportCheckInsOf(known, row, seen);
    setProblem(answer.ok ? "" : GUIDE_REPORT.notStored[answer.code]);
    setBusy(false);
  };
  return { busy, problem, tell: reportCheckIn };
}
