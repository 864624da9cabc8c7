/** '2026-12-15' -> '2026-12'. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString());
}
