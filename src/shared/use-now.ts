import { useEffect, useState } from "react";
import { todayInTashkent } from "../domain/catalogue/travel-dates.ts";

export function useNow(everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Updates at midnight, since a desk may stay open overnight. */
export const useTodayInTashkent = (): string => todayInTashkent(useNow());
