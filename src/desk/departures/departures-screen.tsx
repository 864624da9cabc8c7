import { useState } from "react";
import { type CalendarView, dayOf, viewOf } from "../../domain/desk/departures/calendar/calendar-period.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { DepartureFilters } from "./calendar/departure-filters.tsx";
import { DeparturesCalendar } from "./calendar/departures-calendar.tsx";
import { DeparturesList } from "./calendar/departures-list.tsx";
import { useGuides } from "./calendar/use-departures.ts";
import { NewDeparture } from "./new-departure.tsx";
import { ViewSwitch } from "./calendar/view-switch.tsx";
import { useTodayInTashkent } from "../../shared/use-now.ts";

export function DeparturesScreen() {
  const filters = useFilters();
  const today = useTodayInTashkent();
  const guides = useGuides();
  const view = viewOf(filters.get("view"));
  const [start] = useState(today);
  const at = dayOf(filters.get("at"), start);
  const showView = (wanted: CalendarView) => filters.set({ view: wanted === "week" ? "" : wanted });
  const viewProps = { filters, today, at };
  const [added, setAdded] = useState(0);
  return (
    <AdminPage
      route="adminDepartures"
      actions={
        <>
          <NewDeparture
            guides={guides.value ?? []}
            item={filters.get("item")}
            changed={() => Promise.resolve(setAdded(added + 1))}
          />
          <ViewSwitch view={view} choose={showView} />
        </>
      }
    >
      <DepartureFilters filters={filters} guides={guides.value ?? []} from={view === "list" ? today : undefined} />
      {view === "list" ? (
        <DeparturesList key={added} {...viewProps} />
      ) : (
        <DeparturesCalendar key={`${view} ${added}`} view={view} {...viewProps} />
      )}
    </AdminPage>
  );
}
