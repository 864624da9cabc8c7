import { dollars } from "../../../domain/catalogue/money-text.ts";
import type { Tour } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { CardList } from "../shared/card-list.tsx";
import { daysText, difficultyTag } from "../shared/cards.tsx";
import { ItemCard } from "../shared/item-card.tsx";

export function DestinationTours({ tours }: { tours: readonly Tour[] }) {
  return (
    <CardList
      items={tours}
      view="grid"
      label="Tours"
      card={(tour) => (
        <ItemCard
          key={tour.id}
          to={paths.tour(tour.id)}
          title={tour.title}
          image={tour.image_url}
          tags={[difficultyTag(tour)]}
          text={tour.description}
          facts={[daysText(tour.duration_days), `Max ${tour.max_guests}`]}
          price={`${dollars(tour.price_cents)} / person`}
          action="Explore Tour"
        />
      )}
    />
  );
}
