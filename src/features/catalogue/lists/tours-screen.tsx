import { sharedAs } from "../../../data/net/addresses.ts";
import { sortTours, type TourSort } from "../../../domain/catalogue/search/sorts.ts";
import { paths } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/site.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { TourCard } from "../shared/cards.tsx";
import { rowsById, useCatalogue } from "../shared/use-catalogue.ts";
import type { Words } from "../shared/use-url-choices.ts";
import { SortedCards } from "./sorted-cards.tsx";

const SORTS: Words<TourSort> = { title: "Title", price: "Price", duration_days: "Duration" };

export function ToursScreen() {
  const { snapshot } = useCatalogue();
  const places = rowsById(snapshot.destinations);
  return (
    <Page
      route="tours"
      heading="Tours in Uzbekistan"
      lead="Guided days and weeks, in small groups, with people who live here."
      description="Guided tours in Uzbekistan by day and by week: prices, days and group sizes at a glance."
      {...sharedAs(paths.tours())}
    >
      <SortedCards
        label={titleOf("tours")}
        rows={snapshot.tours}
        total={snapshot.totals.tours}
        sorts={SORTS}
        usual="title"
        sorted={sortTours}
        card={(row, eager) => (
          <TourCard key={row.id} row={row} eager={eager} place={places.get(row.destination_id ?? "")} />
        )}
      />
    </Page>
  );
}
