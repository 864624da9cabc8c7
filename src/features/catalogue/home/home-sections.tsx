import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { Destination, Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { ratingOf } from "../../../domain/reviews/rating.ts";
import { paths } from "../../../shared/paths.ts";
import { DestinationCard, PackageCard, TourCard, whereText } from "../shared/cards.tsx";
import { rowsById } from "../shared/use-catalogue.ts";
import listClasses from "../shared/list.module.css";
import classes from "./home-sections.module.css";

type SectionProps = {
  title: string;
  lead: string;
  cards: ReactNode;
  links: ReactNode;
  four?: boolean;
};

function Section({ title, lead, cards, links, four = false }: SectionProps) {
  return (
    <section className={classes.section}>
      <Title order={2}>{title}</Title>
      <p>{lead}</p>
      <ul className={`plain stack ${listClasses.grid} ${four ? listClasses.four : ""}`} aria-label={title}>
        {cards}
      </ul>
      <div className={`row ${listClasses.actions}`}>{links}</div>
    </section>
  );
}

const link = (to: string, text: string, main = false) => (
  <ButtonLink key={to} to={to} variant={main ? "filled" : "default"}>
    {text}
  </ButtonLink>
);

type SectionOf<Row> = {
  rows: readonly Row[];
  snapshot: CatalogueSnapshot;
};

export function FeaturedDestinations({ rows, snapshot }: SectionOf<Destination>) {
  return (
    <Section
      title="Featured Destinations"
      lead="Where most journeys begin."
      cards={rows.map((row) => (
        <DestinationCard
          key={row.id}
          row={row}
          rated={ratingOf(snapshot.stars) === null}
          minPrice={snapshot.tours_by_destination[row.id]?.min_price_cents}
        />
      ))}
      links={link(paths.destinations(), "View All Destinations")}
    />
  );
}

const HIGHLIGHTS_ON_CARD = 3;

export function PopularTours({ rows, snapshot }: SectionOf<Tour>) {
  const places = rowsById(snapshot.destinations);
  return (
    <Section
      four
      title="Popular Tours"
      lead="Small groups, local guides."
      cards={rows.map((row) => (
        <TourCard
          key={row.id}
          row={row}
          place={whereText(row, places)}
          rated={ratingOf(snapshot.stars) === null}
          action="Book Now"
          highlights={HIGHLIGHTS_ON_CARD}
        />
      ))}
      links={[link(paths.tours(), "View All Tours"), link(paths.customTrip(), "Custom Trip Planning")]}
    />
  );
}

export function PackagesSection({ rows, failed }: { rows: readonly TourPackage[]; failed: boolean }) {
  if (failed || rows.length === 0) return null;
  return (
    <Section
      title="Travel Packages"
      lead="Whole journeys, planned from the first transfer to the last."
      cards={rows.map((row) => (
        <PackageCard key={row.id} row={row} on="home" />
      ))}
      links={link(paths.packages(), "View All Packages")}
    />
  );
}
