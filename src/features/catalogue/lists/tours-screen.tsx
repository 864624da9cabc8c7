import { useCallback, useMemo } from "react";
import { FILTER_TEXTS, SEARCH_DURATIONS, TOUR_SORTS, TOURS_PAGE } from "#texts/catalogue.ts";
import { sharePreview } from "../../../data/net/addresses.ts";
import { type CatalogueSnapshot, dayOfSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { byNextDeparture, type DepartureFit, hasDepartureSearch } from "../../../domain/catalogue/search/departing.ts";
import { type SearchItem, searchItems, searchTrips } from "../../../domain/catalogue/search/search-trips.ts";
import { sortTours, type TourSort } from "../../../domain/catalogue/search/sorts.ts";
import type { Tour } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/titles.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { PriceRange } from "../search/price-range.tsx";
import { chipsOf, NO_FILTERS, readCriteria } from "../search/search-criteria.ts";
import { useSearchIndex } from "../search/use-search-index.ts";
import { TourCard } from "../shared/cards.tsx";
import { DepartingFilters, SeatsNote } from "../shared/departing-filters.tsx";
import { FilterChips } from "../shared/filter-chips.tsx";
import { FoldedFilters } from "../shared/folded-filters.tsx";
import { SearchBox } from "../shared/search-box.tsx";
import { UrlSelect } from "../shared/url-select.tsx";
import { rowsById, useCatalogue, useCatalogueDay } from "../shared/use-catalogue.ts";
import { useDeparting, useNextDay } from "../shared/use-departing.ts";
import { readChoiceParam, useUrlChoices, departureSearchOf } from "../shared/use-url-choices.ts";
import { SortedCards } from "./sorted-cards.tsx";

const NO_FITS: ReadonlyMap<string, DepartureFit> = new Map();
const NO_ITEMS: readonly SearchItem[] = [];
type Sort = TourSort | "next";

function useFoundTours(
  snapshot: CatalogueSnapshot,
  params: URLSearchParams,
  fits: ReadonlyMap<string, DepartureFit> | null,
) {
  const criteria = { ...readCriteria(params), type: "tour", rating: 0, sort: "popularity" } as const;
  const departureSearch = departureSearchOf(params, useCatalogueDay());
  const chips = chipsOf({ ...criteria, type: "all" }, departureSearch);
  const hasSearchText = criteria.text.trim() !== "";
  const filtered = chips.length > 0;
  const items = useMemo(
    () => (filtered ? searchItems({ ...snapshot, destinations: [], packages: [] }) : NO_ITEMS),
    [filtered, snapshot],
  );
  const index = useSearchIndex(hasSearchText ? items : NO_ITEMS, rowsById(snapshot.destinations));
  const question = JSON.stringify(criteria);
  const isFilteredByDeparture = hasDepartureSearch(departureSearch);
  const foundIds = useMemo(() => {
    if (!filtered || (hasSearchText && index === null)) return null;
    const matches =
      hasSearchText && index
        ? { every: index.find(criteria.text), good: index.findGood(criteria.text), some: index.findAny(criteria.text) }
        : null;
    const departureFilter = fits && { fits, only: isFilteredByDeparture };
    return new Set(searchTrips(items, criteria, matches, departureFilter).found.map(({ row }) => row.id));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `question` is the criteria by their content
  }, [filtered, hasSearchText, index, items, question, fits, isFilteredByDeparture]);
  return { criteria, wish: departureSearch, chips, found: foundIds };
}

export function ToursScreen() {
  const { snapshot } = useCatalogue();
  const places = rowsById(snapshot.destinations);
  const { params, change } = useUrlChoices();
  const today = useCatalogueDay();
  const hasDepartureFilter = hasDepartureSearch(departureSearchOf(params, today));
  const fits = useDeparting(
    departureSearchOf(params, today),
    readChoiceParam(params, "sort", TOUR_SORTS, "featured") === "next",
  );
  const nextDay = useNextDay(hasDepartureFilter ? fits : null);
  const { criteria, wish: departureSearch, chips, found: foundIds } = useFoundTours(snapshot, params, fits);
  const day = today ?? dayOfSnapshot(snapshot);
  const featured = useMemo(() => sortTours(snapshot.tours, "featured", day), [snapshot.tours, day]);
  const sorted = useCallback(
    (tours: readonly Tour[], by: Sort) => {
      if (by === "featured") return featured;
      if (by !== "next") return sortTours(tours, by, day);
      return byNextDeparture(sortTours(tours, "title", day), ({ id }) => id, fits ?? NO_FITS);
    },
    [featured, day, fits],
  );
  const isTourFound = useMemo(() => (foundIds ? ({ id }: Tour) => foundIds.has(id) : undefined), [foundIds]);
  return (
    <Page
      route="tours"
      heading={TOURS_PAGE.heading}
      lead={TOURS_PAGE.lead}
      description={TOURS_PAGE.description}
      {...sharePreview(paths.tours())}
    >
      <SortedCards
        what="tours"
        label={titleOf("tours")}
        none={TOURS_PAGE.none}
        counted={
          foundIds
            ? TOURS_PAGE.found({ number: foundIds.size })
            : TOURS_PAGE.available({ number: snapshot.totals.tours })
        }
        rows={snapshot.tours}
        total={foundIds ? foundIds.size : snapshot.totals.tours}
        keep={isTourFound}
        filters={
          <>
            <SearchBox
              label={FILTER_TEXTS.search}
              placeholder={TOURS_PAGE.search}
              value={criteria.text}
              change={change}
            />
            <FoldedFilters chosen={chips.length} found={foundIds ? foundIds.size : snapshot.totals.tours}>
              <PriceRange min={criteria.min} max={criteria.max} change={change} />
              <UrlSelect
                label={FILTER_TEXTS.duration}
                name="duration"
                value={criteria.duration}
                fallback="all"
                words={SEARCH_DURATIONS}
                change={change}
              />
              <DepartingFilters wish={departureSearch} change={change} />
            </FoldedFilters>
          </>
        }
        chips={<FilterChips chips={chips} change={change} />}
        note={
          foundIds && hasDepartureFilter ? (
            <SeatsNote fits={[...foundIds].map((id) => fits?.get(id))} people={departureSearch.people} />
          ) : null
        }
        clear={chips.length > 0 ? () => change(NO_FILTERS) : undefined}
        sorts={TOUR_SORTS}
        usual="featured"
        sorted={sorted}
        card={(row, eager) => (
          <TourCard
            key={row.id}
            row={row}
            eager={eager}
            places={places}
            {...nextDay(row)}
            people={departureSearch.people}
          />
        )}
      />
    </Page>
  );
}
