import type { Tour } from "../../../domain/catalogue/types.ts";
import { count } from "../../../domain/words/count.ts";
import { paths } from "../../../shared/paths.ts";
import { CardList } from "../shared/card-list.tsx";
import { difficultyTag } from "../shared/cards.tsx";
import { ItemCard } from "../shared/item-card.tsx";
import { moneyShort } from "../../../domain/words/money.ts";

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
          facts={[count(tour.duration_days, "day"), `Max ${tour.max_guests}`]}
          price={`${moneyShort(tour.price_cents)} / person`}
          action="Explore Tour"
        />
      )}
    />
  );
}
