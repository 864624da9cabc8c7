export function withDepartureDate(
  dates: readonly string[],
  picked: string,
  today: string,
): { ok: true; dates: string[] } | { ok: false; code: "none" | "past" } {
  if (picked === "") return { ok: false, code: "none" };
  if (picked <= today) return { ok: false, code: "past" };
  return { ok: true, dates: [...new Set([...dates, picked])].toSorted() };
}
