import { sharePreview } from "../../../data/net/addresses.ts";
import { type DestinationSort, sortDestinations } from "../../../domain/catalogue/search/sorts.ts";
import { paths } from "../../../shared/paths.ts";
import { titleOf } from "../../../shared/titles.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { DestinationCard } from "../shared/cards.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { DestinationsMap } from "./destinations-map.tsx";
import type { ChoiceLabels } from "../shared/use-url-choices.ts";
import { SortedCards } from "./sorted-cards.tsx";

const SORTS: ChoiceLabels<DestinationSort> = { name: "Name", city: "City", featured: "Featured first" };

export function DestinationsScreen() {
  const { snapshot } = useCatalogue();
  return (
    <Page
      route="destinations"
      heading="Explore Destinations"
      lead="Silk Road cities, deserts and mountains, and the tours that go there."
      description="Silk Road cities, deserts and mountains of Uzbekistan, and the tours that go there."
      {...sharePreview(paths.destinations())}
    >
      <SortedCards
        label={titleOf("destinations")}
        rows={snapshot.destinations}
        total={snapshot.totals.destinations}
        sorts={SORTS}
        usual="name"
        sorted={sortDestinations}
        card={(row, eager) => (
          <DestinationCard
            key={row.id}
            row={row}
            eager={eager}
            minPrice={snapshot.tours_by_destination[row.id]?.min_price_cents}
          />
        )}
      />
      <DestinationsMap destinations={snapshot.destinations} />
    </Page>
  );
}
