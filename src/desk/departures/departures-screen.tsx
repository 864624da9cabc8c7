import { useState } from "react";
import { type CalendarView, dayOf, viewOf } from "../../domain/desk/departures/calendar/calendar-period.ts";
import { DESK_CALENDAR } from "./messages/calendar.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { DepartureFilters } from "./calendar/departure-filters.tsx";
import { DeparturesCalendar } from "./calendar/departures-calendar.tsx";
import { DeparturesList } from "./calendar/departures-list.tsx";
import { useGuides } from "./calendar/use-departures.ts";
import { ViewSwitch } from "./calendar/view-switch.tsx";
import { useTodayInTashkent } from "../../shared/use-now.ts";

export function DeparturesScreen() {
  const filters = useFilters();
  const today = useTodayInTashkent();
  const guides = useGuides();
  const view = viewOf(filters.get("view"));
  const [start] = useState(today);
  const at = dayOf(filters.get("at"), start);
  const showView = (wanted: CalendarView) => filters.set({ view: wanted === "month" ? "" : wanted });
  const viewProps = { filters, today, at, guides: guides.value ?? [] };
  return (
    <AdminPage route="adminDepartures" lead={DESK_CALENDAR.lead} actions={<ViewSwitch view={view} choose={showView} />}>
      <DepartureFilters filters={filters} guides={guides.value ?? []} from={view === "list" ? today : undefined} />
      {view === "list" ? (
        <DeparturesList {...viewProps} />
      ) : (
        <DeparturesCalendar key={view} view={view} {...viewProps} />
      )}
    </AdminPage>
  );
}
