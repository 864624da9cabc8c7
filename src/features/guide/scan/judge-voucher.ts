import { GUIDE_REPORT } from "#texts/guide.ts";
import { readRoster } from "../../../data/local/guide/stored-roster.ts";
import { checkVoucher, knownVoucherKeys } from "../../../data/sync/voucher/check-voucher.ts";
import { type Verdict, verdictOf } from "../../../domain/guide/verdict.ts";
import { reportCheckInsOf } from "../booking/use-report-check-in.ts";
import { departureWithReports } from "../shared/use-roster.ts";
import { isAdmitted } from "../verdict-words.ts";

export type JudgedVoucher = {
  verdict: Verdict;
  problem: string;
};

export function subjectOf(verdict: Verdict): string | null {
  if ("id" in verdict) return verdict.id;
  return "booking" in verdict && verdict.booking ? verdict.booking.id : null;
}

export function positionOf(verdict: Verdict): number | null {
  if ("person" in verdict) return verdict.person?.position ?? null;
  return "position" in verdict ? (verdict.position ?? null) : null;
}

/** Reads the database at that moment to see the scan before, and stores the check-in before reporting it. */
export async function judgeVoucher(text: string, user: string, departureId: string): Promise<JudgedVoucher | null> {
  const checkScannedText = async () => checkVoucher(text, (await knownVoucherKeys()).keys);
  const [roster, checked] = await Promise.all([readRoster(user), checkScannedText()]);
  const guideDeparture = roster && departureWithReports(roster, departureId);
  if (!guideDeparture) return null;
  const { departure, facts } = guideDeparture;
  const verdict = verdictOf(checked, { departure, roster: guideDeparture.roster.departures, facts });
  const id = subjectOf(verdict);
  if (!isAdmitted(verdict) || id === null) return { verdict, problem: "" };
  const booking = "booking" in verdict ? verdict.booking : null;
  const guests = "guests" in verdict ? verdict.guests : positionOf(verdict) === null ? (booking?.guests ?? 1) : 1;
  const row = { id, booking, facts: facts.filter((fact) => fact.booking_id === id) };
  const report = { kind: "arrived", guests, position: positionOf(verdict), late: false, by: "scan" } as const;
  const answer = await reportCheckInsOf(guideDeparture, row, [report]);
  return { verdict, problem: answer.ok ? "" : GUIDE_REPORT.notStored[answer.code] };
}
