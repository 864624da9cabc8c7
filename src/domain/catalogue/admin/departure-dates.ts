import { SAYS } from "../../booking/field-rules.ts";

/** Adds a picked day: known ones are ignored, the list stays sorted, the past is refused. */
export const withDepartureDate = (
  dates: readonly string[],
  picked: string,
  today: string,
): { ok: true; dates: string[] } | { ok: false; message: string } => {
  if (picked === "") return { ok: false, message: SAYS.date };
  if (picked <= today) return { ok: false, message: "This day has passed: a departure must be after today." };
  return { ok: true, dates: [...new Set([...dates, picked])].toSorted() };
};
