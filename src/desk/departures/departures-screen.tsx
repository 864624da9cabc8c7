import { Button } from "@mantine/core";
import { useState } from "react";
import { DESK_CALENDAR } from "#texts/desk-catalogue.ts";
import { departurePage } from "../../data/remote/desk/composed-calls.ts";
import { type CalendarView, dayOf, periodOf, viewOf } from "../../domain/desk/departures/calendar/calendar-period.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { deskQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";
import { DepartureFilters } from "./calendar/departure-filters.tsx";
import { DeparturesCalendar } from "./calendar/departures-calendar.tsx";
import { DeparturesList } from "./calendar/departures-list.tsx";
import { filterOf, useGuides } from "./calendar/use-departures.ts";
import { NewDeparture } from "./new-departure.tsx";
import classes from "./calendar/calendar.module.css";

const VIEWS = ["week", "month", "list"] as const satisfies CalendarView[];

type SwitchProps = { view: CalendarView; choose: (view: CalendarView) => void };

const ViewSwitch = ({ view, choose }: SwitchProps) => (
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

export function DeparturesScreen() {
  const filters = useFilters();
  const today = useTodayInTashkent();
  const guides = useGuides();
  const view = viewOf(filters.get("view"));
  const [nextQuery] = useState(() =>
    deskQuery(
      "rpc/admin_departures",
      departurePage({ ...filterOf(filters), from: today, to: "", sort: "day", descending: false }, 0, 1),
    ),
  );
  const next = useDeskRead(nextQuery);
  const isOpening = view !== "list" && filters.get("at") === "" && !next.value && !next.failure;
  const nextDay = next.value?.rows[0]?.start_date ?? today;
  const isThisWeek = view === "week" && nextDay <= periodOf("week", today).to;
  const at = dayOf(filters.get("at"), isThisWeek ? today : nextDay);
  const showView = (wanted: CalendarView) => filters.set({ view: wanted === "week" ? "" : wanted });
  const viewProps = { filters, today, at };
  const [added, setAdded] = useState(0);
  return (
    <AdminPage
      route="adminDepartures"
      actions={
        <NewDeparture
          guides={guides.value ?? []}
          item={filters.get("item")}
          changed={async (day) => {
            setAdded(added + 1);
            if (day && view !== "list") filters.set({ at: day });
          }}
        />
      }
    >
      <div className={classes.controls}>
        <ViewSwitch view={view} choose={showView} />
        <DepartureFilters filters={filters} guides={guides.value ?? []} from={view === "list" ? today : undefined} />
      </div>
      {isOpening ? (
        <DeskState reads={[next]} />
      ) : view === "list" ? (
        <DeparturesList key={added} {...viewProps} />
      ) : (
        <DeparturesCalendar key={`${view} ${added}`} view={view} {...viewProps} />
      )}
    </AdminPage>
  );
}
