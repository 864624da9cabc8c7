import { useCallback, useMemo } from "react";
import { sharedAs } from "../../../data/net/addresses.ts";
import { sortTours, type TourSort } from "../../../domain/catalogue/search/sorts.ts";
import { byNextDeparture, type Fit, isWished } from "../../../domain/catalogue/search/departing.ts";
import type { Tour } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/site.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { TourCard, whereText } from "../shared/cards.tsx";
import { foundText } from "../messages.ts";
import { DepartingFilters, SeatsNote } from "../shared/departing-filters.tsx";
import { rowsById, useCatalogue, useToday } from "../shared/use-catalogue.ts";
import { NO_WISH, useDeparting, wishOf } from "../shared/use-departing.ts";
import { choice, useUrlChoices, type Words } from "../shared/use-url-choices.ts";
import { SortedCards } from "./sorted-cards.tsx";

const NONE: ReadonlyMap<string, Fit> = new Map();
type Sort = TourSort | "next";
const SORTS: Words<Sort> = { title: "Title", price: "Price", duration_days: "Duration", next: "Next departure" };

export function ToursScreen() {
  const { snapshot } = useCatalogue();
  const places = rowsById(snapshot.destinations);
  const { params, change } = useUrlChoices();
  const today = useToday();
  const wish = wishOf(params, today);
  const filtered = isWished(wish);
  const fits = useDeparting(wish, choice(params, "sort", SORTS, "title") === "next");
  const byTitle = useMemo(() => sortTours(snapshot.tours, "title"), [snapshot.tours]);
  const sorted = useCallback(
    (tours: readonly Tour[], by: Sort) => {
      if (by === "title") return byTitle;
      return by === "next" ? byNextDeparture(byTitle, ({ id }) => id, fits ?? NONE) : sortTours(tours, by);
    },
    [byTitle, fits],
  );
  const keep = useMemo(() => (filtered && fits ? ({ id }: Tour) => fits.has(id) : undefined), [filtered, fits]);
  const found = keep ? snapshot.tours.filter(keep) : snapshot.tours;
  return (
    <Page
      route="tours"
      heading="Tours in Uzbekistan"
      lead="Guided days and weeks, in small groups, with local guides."
      description="Guided tours in Uzbekistan by day and by week: prices, days and group sizes at a glance."
      {...sharedAs(paths.tours())}
    >
      <SortedCards
        label={titleOf("tours")}
        rows={snapshot.tours}
        total={keep ? found.length : snapshot.totals.tours}
        keep={keep}
        filters={<DepartingFilters wish={wish} change={change} />}
        note={
          keep ? (
            <>
              <p role="status">{foundText(found.length, "tour")}</p>
              <SeatsNote fits={found.map(({ id }) => fits?.get(id))} people={wish.people} />
            </>
          ) : null
        }
        clear={filtered ? () => change(NO_WISH) : undefined}
        sorts={SORTS}
        usual="title"
        sorted={sorted}
        card={(row, eager) => <TourCard key={row.id} row={row} eager={eager} place={whereText(row, places)} />}
      />
    </Page>
  );
}
