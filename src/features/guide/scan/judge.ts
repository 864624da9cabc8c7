import { readPocket } from "../../../data/local/guide/pocket.ts";
import { checkVoucher } from "../../../data/sync/voucher/check-voucher.ts";
import { knownVoucherKeys } from "../../../data/sync/voucher/known-voucher-keys.ts";
import { type Verdict, verdictOf } from "../../../domain/guide/verdict.ts";
import { tellOf } from "../booking/use-tell.ts";
import { REPORT_NOT_STORED } from "../messages.ts";
import { seenIn } from "../shared/use-pocket.ts";
import { letsIn } from "../verdict-words.ts";

export type Judged = {
  verdict: Verdict;
  problem: string;
};

export function subjectOf(verdict: Verdict): string | null {
  if ("id" in verdict) return verdict.id;
  return "booking" in verdict && verdict.booking ? verdict.booking.id : null;
}

/** Reads the database at that moment to see the scan before, and stores the check-in before reporting it. */
export async function judge(text: string, user: string, departureId: string): Promise<Judged | null> {
  const check = async () => checkVoucher(text, (await knownVoucherKeys()).keys);
  const [pocket, checked] = await Promise.all([readPocket(user), check()]);
  const known = pocket && seenIn(pocket, departureId);
  if (!known) return null;
  const { departure, facts } = known;
  const verdict = verdictOf(checked, { departure, pocket: known.pocket.departures, facts });
  const id = subjectOf(verdict);
  if (!letsIn(verdict) || id === null) return { verdict, problem: "" };
  const booking = "booking" in verdict ? verdict.booking : null;
  const guests = "guests" in verdict ? verdict.guests : (booking?.guests ?? 1);
  const row = { id, booking, facts: facts.filter((fact) => fact.booking_id === id) };
  const answer = await tellOf(known, row, [{ kind: "arrived", guests, late: false, by: "scan" }]);
  return { verdict, problem: answer.ok ? "" : REPORT_NOT_STORED[answer.code] };
}
