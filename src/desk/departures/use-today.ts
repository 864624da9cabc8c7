import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { useNow } from "../../shared/use-now.ts";

/** The operator's day; a desk left open over night does not stay in yesterday. */
export const useTodayInTashkent = (): string => todayInTashkent(useNow());
