import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { useNow } from "../../shared/use-now.ts";

/** Updates at midnight, since a desk may stay open overnight. */
export const useTodayInTashkent = (): string => todayInTashkent(useNow());
