import { Button } from "@mantine/core";
import type { CalendarView } from "../../../domain/desk/departures/calendar/calendar-period.ts";
import { DESK_CALENDAR } from "#texts/desk-catalogue.ts";

const VIEWS = ["week", "month", "list"] as const satisfies CalendarView[];

type Props = { view: CalendarView; choose: (view: CalendarView) => void };

export const ViewSwitch = ({ view, choose }: Props) => (
  <div role="group" aria-label={DESK_CALENDAR.view} className="row tight">
    {VIEWS.map((one) => (
      <Button
        key={one}
        size="sm"
        variant={one === view ? "light" : "default"}
        aria-pressed={one === view}
        onClick={() => choose(one)}
      >
        {DESK_CALENDAR.views[one]}
      </Button>
    ))}
  </div>
);
