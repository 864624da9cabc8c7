import { sortDestinations, type DestinationSort } from "../../../domain/catalogue/search/sorts.ts";
import { paths } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/site.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { PageHeading } from "../../../shared/ui/page/page-heading.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { useMemo } from "react";
import { CardList } from "../shared/card-list.tsx";
import { DestinationCard } from "../shared/cards.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { Found } from "../shared/found.tsx";
import { UrlSelect, type Option } from "../shared/url-select.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { choice, useUrlChoices } from "../shared/use-url-choices.ts";
import { VIEWS, ViewToggle } from "../shared/view-toggle.tsx";
import { useHasRows, Waiting } from "../shared/waiting.tsx";
import { DestinationsMap } from "./destinations-map.tsx";
import classes from "../shared/list.module.css";

const SORTS: readonly DestinationSort[] = ["name", "city", "featured"];
const SORT_OPTIONS: readonly Option[] = [
  { value: "name", label: "Name" },
  { value: "city", label: "City" },
  { value: "featured", label: "Featured first" },
];

export function DestinationsScreen() {
  const { snapshot } = useCatalogue();
  const { params, change } = useUrlChoices();
  const sort = choice(params, "sort", SORTS, "name");
  const view = choice(params, "view", VIEWS, "grid");
  const sorted = useMemo(() => sortDestinations(snapshot.destinations, sort), [snapshot.destinations, sort]);
  const hasRows = useHasRows();
  return (
    <Page>
      <Found
        title={titleOf("destinations")}
        description="Silk Road cities, deserts and mountains: the places of Uzbekistan and the tours that go there."
        path={paths.destinations()}
      />
      <PageHeading lead="Silk Road cities, deserts and mountains, and the tours that go there.">
        Explore Destinations
      </PageHeading>
      <DataAge />
      <div className={classes.toolbar}>
        <UrlSelect label="Sort by" name="sort" value={sort} fallback="name" options={SORT_OPTIONS} change={change} />
        <ViewToggle view={view} change={change} />
      </div>
      {!hasRows && <Waiting what="destinations" />}
      {hasRows && sorted.length === 0 && <EmptyState title="No destinations found." />}
      {sorted.length > 0 && (
        <CardList
          items={sorted}
          total={snapshot.totals.destinations}
          view={view}
          label="Destinations"
          card={(row, index) => (
            <DestinationCard
              key={row.id}
              row={row}
              eager={index < 2}
              minPrice={snapshot.tours_by_destination[row.id]?.min_price_cents}
            />
          )}
        />
      )}
      <DestinationsMap destinations={snapshot.destinations} />
    </Page>
  );
}
