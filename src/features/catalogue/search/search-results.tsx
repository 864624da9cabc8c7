import type { SearchItem } from "../../../domain/catalogue/search-trips.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/snapshot.ts";
import { CardList } from "../shared/card-list.tsx";
import { DestinationCard, PackageCard, TourCard } from "../shared/cards.tsx";
import { rowsById } from "../shared/use-catalogue.ts";
import type { View } from "../shared/view-toggle.tsx";

interface SearchResultsProps {
  items: readonly SearchItem[];
  snapshot: CatalogueSnapshot;
  view: View;
  label: string;
  headed?: boolean;
}

export function SearchResults({ items, snapshot, view, label, headed = false }: SearchResultsProps) {
  const places = rowsById(snapshot.destinations);
  const card = (item: SearchItem, index: number) => {
    const eager = index < 2;
    if (item.kind === "tour") {
      const place = places.get(item.row.destination_id ?? "");
      return <TourCard key={item.key} row={item.row} place={place} eager={eager} />;
    }
    if (item.kind === "package") return <PackageCard key={item.key} row={item.row} on="packages" eager={eager} />;
    return <DestinationCard key={item.key} row={item.row} minPrice={item.price_cents ?? undefined} eager={eager} />;
  };
  return <CardList items={items} view={view} label={label} headed={headed} card={card} />;
}
