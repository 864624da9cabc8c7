import { QUESTIONS } from "#texts/desk-money.ts";
import { FILTERS } from "#texts/desk.ts";
import { day } from "#texts/write.ts";
import { QUESTION_PERIODS, questionDays } from "../../../domain/desk/today/question-period.ts";
import type { Questions } from "../../../domain/desk/today/questions-schema.ts";
import { useTodayInTashkent } from "../../../shared/use-now.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery } from "../../shared/desk-query.ts";
import { DeskState } from "../../shared/desk-state.tsx";
import { DayFilter, FilterBar, SelectFilter } from "../../shared/filter-bar.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { type Filters, useFilters } from "../../shared/use-filters.ts";
import { CancelledChart, Places, Sources } from "./bookings-questions.tsx";
import { LeadTimeChart, MoneyEarned, MoneyIn, Occupancy } from "./departures-questions.tsx";
import classes from "./charts.module.css";

function Period({ filters }: { filters: Filters }) {
  const { get, set } = filters;
  const filtersWithoutDates: Filters = { ...filters, set: (changes) => set({ from: "", to: "", ...changes }) };
  return (
    <FilterBar>
      <SelectFilter filters={filtersWithoutDates} name="period" label={QUESTIONS.period} options={QUESTIONS.periods} />
      {get("period") === "custom" ? (
        <>
          <DayFilter filters={filters} name="from" label={FILTERS.from} max={get("to") || undefined} />
          <DayFilter filters={filters} name="to" label={QUESTIONS.to} min={get("from") || undefined} />
        </>
      ) : null}
    </FilterBar>
  );
}

const ChartList = ({ answers, months }: { answers: Questions; months: readonly string[] }) => (
  <>
    <p className="dim">{QUESTIONS.of({ from: day(answers.from_day), to: day(answers.to_day) })}</p>
    <div className={classes.questions}>
      <Occupancy of={answers.occupancy} months={months} />
      <MoneyIn of={answers.money} />
      <MoneyEarned of={answers.money} />
      <LeadTimeChart of={answers.lead} />
      <CancelledChart of={answers.cancellations} months={months} />
      <Sources of={answers.sources} />
      <Places of={answers.destinations} />
    </div>
  </>
);

export function ChartsScreen() {
  const filters = useFilters();
  const today = useTodayInTashkent();
  const [period, from, to] = [filters.get("period"), filters.get("from"), filters.get("to")];
  const chosenPeriod = QUESTION_PERIODS.find((name) => name === period) ?? "";
  const { from_day, to_day } = questionDays(chosenPeriod, today, { from, to });
  const deskRead = useDeskRead(deskQuery("rpc/admin_statistics", { from_day, to_day }));
  return (
    <AdminPage route="adminCharts" lead={QUESTIONS.lead}>
      <Period filters={filters} />
      <DeskState reads={[deskRead]} />
      {deskRead.value ? (
        <ChartList answers={deskRead.value} months={deskRead.value.money.map(({ month }) => month)} />
      ) : null}
    </AdminPage>
  );
}
