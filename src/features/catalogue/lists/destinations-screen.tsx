import { DESTINATION_SORTS, DESTINATIONS_PAGE } from "#texts/catalogue.ts";
import { sharePreview } from "../../../data/net/addresses.ts";
import { sortDestinations } from "../../../domain/catalogue/search/sorts.ts";
import { paths } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/titles.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { DestinationCard } from "../shared/cards.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { DestinationsMap } from "./destinations-map.tsx";
import { SortedCards } from "./sorted-cards.tsx";

export function DestinationsScreen() {
  const { snapshot } = useCatalogue();
  return (
    <Page
      route="destinations"
      heading={DESTINATIONS_PAGE.heading}
      lead={DESTINATIONS_PAGE.lead}
      description={DESTINATIONS_PAGE.description}
      {...sharePreview(paths.destinations())}
    >
      <SortedCards
        what="destinations"
        label={titleOf("destinations")}
        none={DESTINATIONS_PAGE.none}
        counted={DESTINATIONS_PAGE.count({ number: snapshot.totals.destinations })}
        rows={snapshot.destinations}
        total={snapshot.totals.destinations}
        sorts={DESTINATION_SORTS}
        usual="featured"
        sorted={sortDestinations}
        card={(row, eager) => (
          <DestinationCard key={row.id} row={row} eager={eager} tours={snapshot.tours_by_destination[row.id]} />
        )}
      />
      <DestinationsMap destinations={snapshot.destinations} />
    </Page>
  );
}
