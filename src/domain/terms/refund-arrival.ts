import { addDays, todayInTashkent } from "../catalogue/travel-dates.ts";
import { REFUND_TIMES } from "./cancellation-policy.ts";

const SATURDAY = 6;
const SUNDAY = 0;
const isBusinessDay = (date: string): boolean =>
  ![SATURDAY, SUNDAY].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

export function latestRefundDay(requestedAt: string): string {
  const started = Date.parse(requestedAt) + REFUND_TIMES.processing_hours * 3_600_000;
  let date = todayInTashkent(started);
  for (let left: number = REFUND_TIMES.card_business_days.to; left > 0;) {
    date = addDays(date, 1);
    if (isBusinessDay(date)) left -= 1;
  }
  return date;
}
