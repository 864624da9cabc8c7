import { Badge, Text } from "@mantine/core";
import { DAY_PLAN } from "#texts/trips.ts";
import type { BookingView } from "../../domain/booking/booking-view.ts";
import { addDays } from "../../domain/catalogue/travel-dates.ts";
import { Panel } from "../ui/panel.tsx";
import classes from "./trip.module.css";

type Props = { view: Pick<BookingView, "itinerary" | "check_in">; today: string };

export function DayPlan({ view, today }: Props) {
  const days = Object.entries(view.itinerary ?? {}).toSorted(([one], [other]) => Number(one) - Number(other));
  if (days.length === 0) return null;
  return (
    <Panel title={DAY_PLAN.title}>
      <ol className="plain stack">
        {days.map(([number, text]) => {
          const date = addDays(view.check_in, Number(number) - 1);
          const isToday = date === today;
          return (
            <li
              key={number}
              className={isToday ? classes.today : undefined}
              aria-current={isToday ? "date" : undefined}
            >
              <Text fw={600}>
                {DAY_PLAN.day({ number, date })}{" "}
                {isToday ? (
                  <Badge component="span" color="turquoise">
                    {DAY_PLAN.today}
                  </Badge>
                ) : null}
              </Text>
              <Text>{text}</Text>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
