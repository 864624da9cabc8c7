import { Button, Title } from "@mantine/core";
import { useEffect, useMemo } from "react";
import {
  BUDGETS,
  FILTER_TEXTS,
  PACKAGE_CATEGORIES,
  PACKAGE_DURATIONS,
  PACKAGE_SORTS,
  PACKAGES_PAGE,
} from "#texts/catalogue.ts";
import { TIER_NAMES } from "#texts/home.ts";
import { month as monthWords } from "#texts/write.ts";
import { sharePreview } from "../../../data/net/addresses.ts";
import type { Category } from "../../../domain/catalogue/categories.ts";
import { hasDepartureSearch } from "../../../domain/catalogue/search/departing.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { CardList } from "../shared/card-list.tsx";
import { PackageCard } from "../shared/cards.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { DepartingFilters, SeatsNote } from "../shared/departing-filters.tsx";
import { FilterChips, chip } from "../shared/filter-chips.tsx";
import { FoldedFilters } from "../shared/folded-filters.tsx";
import { LoadingCards, useHasRows } from "../shared/loading-cards.tsx";
import { SearchBox } from "../shared/search-box.tsx";
import { UrlSelect } from "../shared/url-select.tsx";
import { useCatalogue, useCatalogueDay } from "../shared/use-catalogue.ts";
import { useDeparting, useNextDay } from "../shared/use-departing.ts";
import { type ChoiceLabels, departureSearchOf, readChoiceParam, useUrlChoices } from "../shared/use-url-choices.ts";
import { GUEST_OPTIONS, NO_DEPARTURE_SEARCH } from "../shared/wish-options.ts";
import { CompareButton } from "./compare-table.tsx";
import { findPackages, packageIndex } from "./package-filters.ts";
import classes from "../shared/list.module.css";

export const CATEGORIES: ChoiceLabels<"all" | Category> = {
  all: PACKAGE_CATEGORIES.all,
  ...TIER_NAMES,
  ...PACKAGE_CATEGORIES.themes,
};

const NO_FILTERS = { q: null, category: null, duration: null, budget: null, ...NO_DEPARTURE_SEARCH };

export function PackagesScreen() {
  const { snapshot, problem } = useCatalogue();
  const { params, change } = useUrlChoices();
  const hasRows = useHasRows();
  const text = params.get("q") ?? "";
  const category = readChoiceParam(params, "category", CATEGORIES, "all");
  const duration = readChoiceParam(params, "duration", PACKAGE_DURATIONS, "all");
  const budget = readChoiceParam(params, "budget", BUDGETS, "all");
  const sort = readChoiceParam(params, "sort", PACKAGE_SORTS, "featured");
  const departureSearch = departureSearchOf(params, useCatalogueDay());
  const hasDepartureFilter = hasDepartureSearch(departureSearch);
  const fits = useDeparting(departureSearch, sort === "next");
  const nextDay = useNextDay(hasDepartureFilter ? fits : null);
  const index = useMemo(() => packageIndex(snapshot.packages), [snapshot.packages]);
  const { found, nearest } = useMemo(
    () => findPackages(snapshot.packages, index, { text, category, duration, budget, sort, fits }),
    [snapshot.packages, index, text, category, duration, budget, sort, fits],
  );
  const unfiltered = text === "" && category === "all" && duration === "all" && budget === "all" && !hasDepartureFilter;
  const total = unfiltered ? Math.max(found.length, snapshot.totals.packages) : found.length;
  const hasFailed = problem !== null && !hasRows;
  useEffect(() => {
    if (!hasFailed) return;
    toast({
      title: PACKAGES_PAGE.failedTitle,
      message: PACKAGES_PAGE.failed,
      tone: "error",
    });
  }, [hasFailed]);

  const select = (
    label: string,
    name: "category" | "duration" | "budget",
    value: string,
    words: ChoiceLabels<string>,
  ) => <UrlSelect label={label} name={name} value={value} fallback="all" words={words} change={change} />;
  const chips = [
    ...chip(text.trim() !== "", FILTER_TEXTS.typed({ text: text.trim() }), "q"),
    ...chip(category !== "all", CATEGORIES[category], "category"),
    ...chip(duration !== "all", PACKAGE_DURATIONS[duration], "duration"),
    ...chip(budget !== "all", BUDGETS[budget], "budget"),
    ...chip(departureSearch.month !== "", departureSearch.month && monthWords(departureSearch.month), "month"),
    ...chip(departureSearch.people > 0, GUEST_OPTIONS.get(String(departureSearch.people)), "people"),
  ];
  return (
    <Page
      route="packages"
      lead={PACKAGES_PAGE.lead}
      description={PACKAGES_PAGE.description}
      {...sharePreview(paths.packages())}
    >
      <div className={`row ${classes.toolbar}`} role="search">
        <SearchBox label={FILTER_TEXTS.search} placeholder={PACKAGES_PAGE.search} value={text} change={change} />
        <FoldedFilters chosen={chips.length} found={total}>
          {select(FILTER_TEXTS.category, "category", category, CATEGORIES)}
          {select(FILTER_TEXTS.duration, "duration", duration, PACKAGE_DURATIONS)}
          {select(FILTER_TEXTS.budget, "budget", budget, BUDGETS)}
          <DepartingFilters wish={departureSearch} change={change} />
        </FoldedFilters>
        <UrlSelect
          label={FILTER_TEXTS.sortBy}
          name="sort"
          value={sort}
          fallback="featured"
          words={PACKAGE_SORTS}
          change={change}
        />
      </div>
      <FilterChips chips={chips} change={change} />
      {!hasRows && <LoadingCards what="packages" />}
      {hasRows && (
        <>
          <p role="status">{PACKAGES_PAGE.available({ number: total })}</p>
          {fits ? <SeatsNote fits={found.map(({ id }) => fits.get(id))} people={departureSearch.people} /> : null}
          {found.length > 0 ? (
            <CardList
              items={found}
              total={total}
              view="grid"
              label={PACKAGES_PAGE.label}
              card={(row, position) => (
                <PackageCard
                  key={row.id}
                  row={row}
                  eager={position < 2}
                  on="packages"
                  {...nextDay(row)}
                  people={departureSearch.people}
                />
              )}
            />
          ) : (
            <EmptyState
              title={PACKAGES_PAGE.none}
              action={<Button onClick={() => change(NO_FILTERS)}>{FILTER_TEXTS.clear}</Button>}
            >
              {PACKAGES_PAGE.noneMatch}
            </EmptyState>
          )}
          {nearest.length > 0 && (
            <section>
              <Title order={2} mt="xl">
                {FILTER_TEXTS.nearest}
              </Title>
              <CardList
                items={nearest}
                view="grid"
                label={FILTER_TEXTS.nearest}
                card={(row) => <PackageCard key={row.id} row={row} on="packages" />}
              />
            </section>
          )}
          <div className={`row ${classes.actions}`}>
            <ButtonLink to={paths.customTrip()}>{PACKAGES_PAGE.planCustom}</ButtonLink>
            <CompareButton packages={found.length > 0 ? found : snapshot.packages} snapshot={snapshot} />
          </div>
        </>
      )}
      <DataAge />
    </Page>
  );
}
