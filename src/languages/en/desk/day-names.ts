import type { DayNames } from "../../../domain/desk/departures/asked-day.ts";

export const DAY_NAMES: DayNames = {
  months: "jan feb mar apr may jun jul aug sep oct nov dec",
  between: " ",
  today: "today",
  tomorrow: "tomorrow",
  yesterday: "yesterday",
};
