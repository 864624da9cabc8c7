import { addDays, todayInTashkent } from "../catalogue/travel-dates.ts";
import { REFUND_TIMES } from "./cancellation-policy.ts";

const SATURDAY = 6;
const SUNDAY = 0;
const isBusinessDay = (date: string): boolean =>
  ![SATURDAY, SUNDAY].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

export function latestRefundDay(requestedAt: string): string {
  const startedMs = Date.parse(requestedAt) + REFUND_TIMES.processing_hours * 3_600_000;
  let date = todayInTashkent(startedMs);
  for (let daysLeft: number = REFUND_TIMES.card_business_days.to; daysLeft > 0;) {
    date = addDays(date, 1);
    if (isBusinessDay(date)) daysLeft -= 1;
  }
  return date;
}
