import { useMemo } from "react";
import { sortTours, type TourSort } from "../../../domain/catalogue/search/sorts.ts";
import { paths } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/site.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { PageHeading } from "../../../shared/ui/page/page-heading.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { CardList } from "../shared/card-list.tsx";
import { TourCard } from "../shared/cards.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { Found } from "../shared/found.tsx";
import { UrlSelect, type Option } from "../shared/url-select.tsx";
import { rowsById, useCatalogue } from "../shared/use-catalogue.ts";
import { choice, useUrlChoices } from "../shared/use-url-choices.ts";
import { VIEWS, ViewToggle } from "../shared/view-toggle.tsx";
import { useHasRows, Waiting } from "../shared/waiting.tsx";
import classes from "../shared/list.module.css";

const SORTS: readonly TourSort[] = ["title", "price", "duration_days"];
const SORT_OPTIONS: readonly Option[] = [
  { value: "title", label: "Title" },
  { value: "price", label: "Price" },
  { value: "duration_days", label: "Duration" },
];

export function ToursScreen() {
  const { snapshot } = useCatalogue();
  const { params, change } = useUrlChoices();
  const sort = choice(params, "sort", SORTS, "title");
  const view = choice(params, "view", VIEWS, "grid");
  const sorted = useMemo(() => sortTours(snapshot.tours, sort), [snapshot.tours, sort]);
  const places = rowsById(snapshot.destinations);
  const hasRows = useHasRows();
  return (
    <Page>
      <Found
        title={titleOf("tours")}
        description="Guided tours in Uzbekistan by day and by week: prices, days and group sizes at a glance."
        path={paths.tours()}
      />
      <PageHeading lead="Guided days and weeks, in small groups, with people who live here.">
        Tours in Uzbekistan
      </PageHeading>
      <DataAge />
      <div className={classes.toolbar}>
        <UrlSelect label="Sort by" name="sort" value={sort} fallback="title" options={SORT_OPTIONS} change={change} />
        <ViewToggle view={view} change={change} />
      </div>
      {!hasRows && <Waiting what="tours" />}
      {hasRows && sorted.length === 0 && <EmptyState title="No tours found." />}
      {sorted.length > 0 && (
        <CardList
          items={sorted}
          total={snapshot.totals.tours}
          view={view}
          label="Tours"
          card={(row, index) => (
            <TourCard key={row.id} row={row} eager={index < 2} place={places.get(row.destination_id ?? "")} />
          )}
        />
      )}
    </Page>
  );
}
