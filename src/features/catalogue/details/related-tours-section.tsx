import { Title } from "@mantine/core";
import { ITEM_PAGE } from "#texts/catalogue.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { Tour } from "../../../domain/catalogue/types.ts";
import { TourCard } from "../shared/cards.tsx";
import { rowsById } from "../shared/use-catalogue.ts";
import listClasses from "../shared/list.module.css";
import classes from "./details.module.css";

export function RelatedTours({
  tours,
  snapshot,
  title = ITEM_PAGE.relatedTours,
}: {
  tours: readonly Tour[];
  snapshot: CatalogueSnapshot;
  title?: string;
}) {
  if (tours.length === 0) return null;
  const places = rowsById(snapshot.destinations);
  return (
    <section className={classes.below}>
      <Title order={2}>{title}</Title>
      <ul className={`plain stack ${listClasses.grid}`} aria-label={title}>
        {tours.map((tour) => (
          <TourCard key={tour.id} row={tour} places={places} />
        ))}
      </ul>
    </section>
  );
}
