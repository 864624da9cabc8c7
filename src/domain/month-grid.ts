const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 7;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const plus = (day: string, days: number) => dayAt(at(day) + days * DAY_MS);
const weekday = (day: string) => (new Date(at(day)).getUTCDay() + DAYS - 1) % DAYS;

export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = plus(first, -weekday(first));
  const weeks: (string | null)[][] = [];
  for (let monday = start; monday < `${addMonths(month, 1)}-01`; monday = plus(monday, DAYS)) {
    const days = Array.from({ length: DAYS }, (_, index) => plus(monday, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

function inMonth(day: string, month: string): string {
  const same = `${month}-${day.slice(8)}`;
  const last = plus(`${addMonths(month, 1)}-01`, -1);
  return same > last ? last : same;
}

export function dayByKey(day: string, key: string): string | undefined {
  const steps: Partial<Record<string, () => string>> = {
    ArrowLeft: () => plus(day, -1),
    ArrowRight: () => plus(day, 1),
    ArrowUp: () => plus(day, -DAYS),
    ArrowDown: () => plus(day, DAYS),
    Home: () => plus(day, -weekday(day)),
    End: () => plus(day, DAYS - 1 - weekday(day)),
    PageUp: () => inMonth(day, addMonths(monthOf(day), -1)),
    PageDown: () => inMonth(day, addMonths(monthOf(day), 1)),
  };
  return steps[key]?.();
}

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString());
}
