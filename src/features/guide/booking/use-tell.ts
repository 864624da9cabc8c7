import { useState } from "react";
import { type CheckInReport, type TellAnswer, tellSeen } from "../../../data/sync/outbox/tell-as-guide.ts";
import type { GuestRow } from "../../../domain/guide/guest-list.ts";
import { REPORT_NOT_STORED } from "../messages.ts";
import type { KnownDeparture } from "../shared/use-pocket.ts";

type Row = Pick<GuestRow, "id" | "booking" | "facts">;

export const tellOf = (
  { pocket, departure }: Pick<KnownDeparture, "pocket" | "departure">,
  { id, booking, facts }: Row,
  seen: readonly CheckInReport[],
): Promise<TellAnswer> => tellSeen({ mark: pocket.mark, departure, booking_id: id, booking, facts }, seen);

export function useTell(known: KnownDeparture, row: Row) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const tell = async (...seen: CheckInReport[]) => {
    if (busy) return;
    setBusy(true);
    const answer = await tellOf(known, row, seen);
    setProblem(answer.ok ? "" : REPORT_NOT_STORED[answer.code]);
    setBusy(false);
  };
  return { busy, problem, tell };
}
