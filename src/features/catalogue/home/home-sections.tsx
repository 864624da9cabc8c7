import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { CARD_TEXTS, HOME_SECTIONS } from "#texts/home.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { Destination, Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { DestinationCard, PackageCard, TourCard } from "../shared/cards.tsx";
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
      title={HOME_SECTIONS.destinations.title}
      lead={HOME_SECTIONS.destinations.lead}
      cards={rows.map((row) => (
        <DestinationCard key={row.id} row={row} tours={snapshot.tours_by_destination[row.id]} />
      ))}
      links={link(paths.destinations(), HOME_SECTIONS.destinations.all)}
    />
  );
}

const HIGHLIGHTS_ON_CARD = 3;

export function PopularTours({ rows, snapshot }: SectionOf<Tour>) {
  const places = rowsById(snapshot.destinations);
  return (
    <Section
      four
      title={HOME_SECTIONS.tours.title}
      lead={HOME_SECTIONS.tours.lead}
      cards={rows.map((row) => (
        <TourCard key={row.id} row={row} places={places} action={CARD_TEXTS.bookNow} highlights={HIGHLIGHTS_ON_CARD} />
      ))}
      links={[link(paths.tours(), HOME_SECTIONS.tours.all), link(paths.customTrip(), HOME_SECTIONS.tours.custom)]}
    />
  );
}

export function PackagesSection({ rows, failed }: { rows: readonly TourPackage[]; failed: boolean }) {
  if (failed || rows.length === 0) return null;
  return (
    <Section
      title={HOME_SECTIONS.packages.title}
      lead={HOME_SECTIONS.packages.lead}
      cards={rows.map((row) => (
        <PackageCard key={row.id} row={row} on="home" />
      ))}
      links={link(paths.packages(), HOME_SECTIONS.packages.all)}
    />
  );
}
