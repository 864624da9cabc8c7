import { Button, Title } from "@mantine/core";
import { useMemo } from "react";
import {
  FILTER_TEXTS,
  LIST_VIEWS,
  RATINGS,
  SEARCH_DURATIONS,
  SEARCH_SORTS,
  TYPE_LABELS,
  LIST_TEXTS,
  SEARCH_PAGE,
} from "#texts/catalogue.ts";
import { sharePreview } from "../../../data/net/addresses.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { type DepartureFit, hasDepartureSearch } from "../../../domain/catalogue/search/departing.ts";
import {
  type SearchCriteria,
  type SearchItem,
  searchItems,
  searchTrips,
  type SearchType,
  withDestinations,
} from "../../../domain/catalogue/search/search-trips.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { foundText } from "../../../text/catalogue.ts";
import { CardList } from "../shared/card-list.tsx";
import { DestinationCard, PackageCard, TourCard } from "../shared/cards.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { DepartingFilters, SeatsNote } from "../shared/departing-filters.tsx";
import { FilterChips } from "../shared/filter-chips.tsx";
import { FoldedFilters } from "../shared/folded-filters.tsx";
import { useHasRows, LoadingCards } from "../shared/loading-cards.tsx";
import { SearchBox } from "../shared/search-box.tsx";
import { UrlSelect } from "../shared/url-select.tsx";
import { rowsById, useCatalogue, useCatalogueDay } from "../shared/use-catalogue.ts";
import { useDeparting, useNextDay } from "../shared/use-departing.ts";
import { departureSearchOf, readChoiceParam, useUrlChoices, type ChoiceLabels } from "../shared/use-url-choices.ts";
import { type View, ViewToggle } from "../shared/view-toggle.tsx";
import { PriceRange } from "./price-range.tsx";
import * as criteriaOf from "./search-criteria.ts";
import { useSearchIndex } from "./use-search-index.ts";
import classes from "../shared/list.module.css";

type SearchResultsProps = {
  items: readonly SearchItem[];
  fits: ReadonlyMap<string, DepartureFit> | null;
  people: number;
  snapshot: CatalogueSnapshot;
  view: View;
  label: string;
};

function SearchResults({ items, fits, people, snapshot, view, label }: SearchResultsProps) {
  const places = rowsById(snapshot.destinations);
  const nextDay = useNextDay(fits);
  const card = (item: SearchItem, index: number) => {
    const isLoadedEagerly = index < 2;
    if (item.kind === "tour") {
      return (
        <TourCard
          key={item.key}
          row={item.row}
          places={places}
          eager={isLoadedEagerly}
          {...nextDay(item.row)}
          people={people}
          kind
        />
      );
    }
    if (item.kind === "package")
      return (
        <PackageCard
          key={item.key}
          row={item.row}
          on="packages"
          eager={isLoadedEagerly}
          {...nextDay(item.row)}
          people={people}
          kind
        />
      );
    return (
      <DestinationCard
        key={item.key}
        row={item.row}
        tours={snapshot.tours_by_destination[item.row.id]}
        eager={isLoadedEagerly}
        kind
      />
    );
  };
  return <CardList items={items} view={view} label={label} headed card={card} />;
}

function countTypes(items: readonly SearchItem[]): Record<SearchType, number> {
  const counts: Record<SearchType, number> = {
    all: items.length,
    destination: 0,
    tour: 0,
    package: 0,
    hotel: 0,
    resort: 0,
  };
  for (const item of items) counts[item.kind] += 1;
  return counts;
}

const kinds = ["tour", "package", "destination"] as const;

export function SearchScreen() {
  const { snapshot } = useCatalogue();
  const { params, change } = useUrlChoices();
  const view = readChoiceParam(params, "view", LIST_VIEWS, "grid");
  const criteria = criteriaOf.readCriteria(params);
  const items = useMemo(() => searchItems(snapshot), [snapshot]);
  const index = useSearchIndex(items, rowsById(snapshot.destinations));
  const counts = useMemo(() => countTypes(items), [items]);
  const hasSearchText = criteria.text.trim() !== "";
  const matches = useMemo(
    () =>
      hasSearchText && index !== null
        ? { every: index.find(criteria.text), good: index.findGood(criteria.text), some: index.findAny(criteria.text) }
        : null,
    [hasSearchText, index, criteria.text],
  );
  // Switching view or page must not search again.
  const question = JSON.stringify(criteria);
  const departureSearch = departureSearchOf(params, useCatalogueDay());
  const fits = useDeparting(departureSearch, criteria.sort === "next");
  const isFilteredByDeparture = hasDepartureSearch(departureSearch);
  const departureFilter = useMemo(
    () => fits && { fits: withDestinations(fits, snapshot.tours), only: isFilteredByDeparture },
    [fits, snapshot.tours, isFilteredByDeparture],
  );
  const { found, nearest } = useMemo(
    () => searchTrips(items, JSON.parse(question) as SearchCriteria, matches, departureFilter),
    [items, question, matches, departureFilter],
  );
  const hasRows = useHasRows();
  const isComplete = snapshot.complete && (fits !== null || !isFilteredByDeparture);
  const chips = criteriaOf.chipsOf(criteria, departureSearch);
  const clear = () => change(criteriaOf.NO_FILTERS);
  const select = (label: string, name: "duration" | "rating", value: string, words: ChoiceLabels<string>) => (
    <UrlSelect label={label} name={name} value={value} fallback="all" words={words} change={change} />
  );
  return (
    <Page route="search" description={SEARCH_PAGE.description} {...sharePreview(paths.search())}>
      <div className={`row ${classes.toolbar}`} role="search">
        <SearchBox
          label={FILTER_TEXTS.search}
          placeholder={SEARCH_PAGE.placeholder}
          value={criteria.text}
          change={change}
        />
        <FoldedFilters chosen={chips.length} found={isComplete ? found.length : undefined}>
          <UrlSelect
            label={FILTER_TEXTS.type}
            name="type"
            value={criteria.type}
            fallback="all"
            words={snapshot.complete ? criteriaOf.countedTypeLabels(counts) : TYPE_LABELS}
            without={snapshot.complete ? criteriaOf.typesWithoutItems(counts) : []}
            change={change}
          />
          {select(FILTER_TEXTS.duration, "duration", criteria.duration, SEARCH_DURATIONS)}
          {select(FILTER_TEXTS.rating, "rating", params.get("rating") ?? "all", RATINGS)}
          <DepartingFilters wish={departureSearch} change={change} />
          <PriceRange min={criteria.min} max={criteria.max} change={change} />
        </FoldedFilters>
        <UrlSelect
          label={FILTER_TEXTS.sortBy}
          name="sort"
          value={criteria.sort}
          fallback="popularity"
          words={SEARCH_SORTS}
          change={change}
        />
        <ViewToggle view={view} change={change} />
      </div>
      <FilterChips chips={chips} change={change} />
      <div className={classes.results}>
        {hasRows && hasSearchText && index === null && <p role="status">{SEARCH_PAGE.searching}</p>}
        {hasRows && !(hasSearchText && index === null) && (
          <>
            {isComplete && <p role="status">{foundText(found.length, criteria.type)}</p>}
            {departureFilter ? (
              <SeatsNote
                fits={found.map(({ row }) => departureFilter.fits.get(row.id))}
                people={departureSearch.people}
              />
            ) : null}
            {kinds.map((kind) => {
              const items = found.filter((item) => item.kind === kind);
              return items.length === 0 ? null : (
                <section key={kind}>
                  <Title order={2} mt="lg" mb="sm">
                    {isComplete
                      ? LIST_TEXTS.counted({ title: TYPE_LABELS[kind], number: items.length })
                      : TYPE_LABELS[kind]}
                  </Title>
                  <SearchResults
                    people={departureSearch.people}
                    items={items}
                    fits={isFilteredByDeparture ? fits : null}
                    snapshot={snapshot}
                    view={view}
                    label={TYPE_LABELS[kind]}
                  />
                </section>
              );
            })}
            {isComplete && found.length === 0 && (
              <EmptyState title={SEARCH_PAGE.none} action={<Button onClick={clear}>{FILTER_TEXTS.clear}</Button>} />
            )}
            {isComplete && nearest.length > 0 && (
              <section>
                <Title order={2} mt="xl">
                  {FILTER_TEXTS.nearest}
                </Title>
                <SearchResults
                  people={departureSearch.people}
                  items={nearest}
                  fits={null}
                  snapshot={snapshot}
                  view={view}
                  label={FILTER_TEXTS.nearest}
                />
              </section>
            )}
          </>
        )}
        {!snapshot.complete && <LoadingCards what="trips" />}
      </div>
      <DataAge />
    </Page>
  );
}
