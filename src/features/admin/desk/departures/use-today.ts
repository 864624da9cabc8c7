import { useEffect, useState } from "react";
import { todayInTashkent } from "../../../../domain/catalogue/travel-dates.ts";

const TICK_MS = 60_000;

/** The operator's day; a desk left open over night does not stay in yesterday. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => todayInTashkent(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(todayInTashkent(Date.now())), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
};
