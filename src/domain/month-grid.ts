const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 7;

const dayMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const addDaysTo = (day: string, days: number) => dayAt(dayMs(day) + days * DAY_MS);
export const weekdayIndex = (day: string): number => (new Date(dayMs(day)).getUTCDay() + DAYS - 1) % DAYS;

export function weeksOf(month: string): (string | null)[][] {
  const firstDay = `${month}-01`;
  const firstGridDay = addDaysTo(firstDay, -weekdayIndex(firstDay));
  const weeks: (string | null)[][] = [];
  for (let monday = firstGridDay; monday < `${addMonths(month, 1)}-01`; monday = addDaysTo(monday, DAYS)) {
    const days = Array.from({ length: DAYS }, (_, index) => addDaysTo(monday, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

function sameDayInMonth(day: string, month: string): string {
  const sameDate = `${month}-${day.slice(8)}`;
  const lastDay = addDaysTo(`${addMonths(month, 1)}-01`, -1);
  return sameDate > lastDay ? lastDay : sameDate;
}

export function dayByKey(day: string, key: string): string | undefined {
  const steps: Partial<Record<string, () => string>> = {
    ArrowLeft: () => addDaysTo(day, -1),
    ArrowRight: () => addDaysTo(day, 1),
    ArrowUp: () => addDaysTo(day, -DAYS),
    ArrowDown: () => addDaysTo(day, DAYS),
    Home: () => addDaysTo(day, -weekdayIndex(day)),
    End: () => addDaysTo(day, DAYS - 1 - weekdayIndex(day)),
    PageUp: () => sameDayInMonth(day, addMonths(monthOf(day), -1)),
    PageDown: () => sameDayInMonth(day, addMonths(monthOf(day), 1)),
  };
  return steps[key]?.();
}

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString());
}
