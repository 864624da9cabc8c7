import { Badge, Title } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { DESTINATION_PAGE } from "#texts/catalogue.ts";
import { CARD_TEXTS, PRICE_TEXTS } from "#texts/home.ts";
import { coverOf } from "../../../domain/catalogue/pictures.ts";
import { destinationPackages } from "../../../domain/catalogue/rows/page-rows.ts";
import { type CatalogueSnapshot, dayOfSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { sortTours } from "../../../domain/catalogue/search/sorts.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { Destination, Tour } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { joinTexts, rowText } from "../../../shared/ui/row-text.tsx";
import { DestinationsMap } from "../lists/destinations-map.tsx";
import { CardList } from "../shared/card-list.tsx";
import { AllInPrice, difficultyTag, starFact } from "../shared/cards.tsx";
import { ItemCard } from "../shared/item-card.tsx";
import { destinationData } from "../shared/json-ld.ts";
import { rowsById, useCatalogue, useCatalogueDay } from "../shared/use-catalogue.ts";
import { DetailPage, REVIEWS_AT } from "./detail-page.tsx";
import { FactsPanel } from "./facts-panel.tsx";
import { UnavailableItemPage } from "./unavailable-item-page.tsx";
import classes from "./details.module.css";

function DestinationTours({ tours }: { tours: readonly Tour[] }) {
  return (
    <CardList
      items={tours}
      view="grid"
      label={DESTINATION_PAGE.tours}
      card={(tour) => (
        <ItemCard
          key={tour.id}
          to={paths.tour(tour.id)}
          row={tour}
          title={tour.title}
          picture={coverOf(tour)}
          tags={[difficultyTag(tour)]}
          text={tour.description}
          facts={[
            ...starFact(tour.stars),
            CARD_TEXTS.days({ days: tour.duration_days }),
            CARD_TEXTS.most({ guests: tour.max_guests }),
          ]}
          price={
            <>
              <AllInPrice row={tour} />
              <small>{PRICE_TEXTS.perPersonInBrief({ cents: tour.price_cents })}</small>
            </>
          }
          action={CARD_TEXTS.exploreTour}
        />
      )}
    />
  );
}

const whereOf = (place: Destination) =>
  joinTexts([
    [place.city, place],
    [place.country, place],
  ]);

const COORDINATE_DECIMALS = 4;

export function DestinationScreen() {
  const { id = "" } = useParams();
  const { snapshot } = useCatalogue();
  const place = rowsById(snapshot.destinations).get(id);
  if (place === undefined) {
    return <UnavailableItemPage kind="destination" id={id} />;
  }
  return <DestinationPage place={place} snapshot={snapshot} />;
}

export function DestinationPage({ place, snapshot }: { place: Destination; snapshot: CatalogueSnapshot }) {
  const day = useCatalogueDay() ?? dayOfSnapshot(snapshot);
  const toursHere = snapshot.tours.filter((tour) => tour.destination_id === place.id);
  const tours = sortTours(toursHere, "featured", day);
  return (
    <DetailPage
      item={{ kind: "destination", id: place.id, title: place.name }}
      row={{ ...place, stars: snapshot.tours_by_destination[place.id]?.stars }}
      place={whereOf(place)}
      badges={place.unesco && <Badge color="turquoise">{CARD_TEXTS.unesco}</Badge>}
      data={destinationData(place)}
    >
      <div className={classes.main}>
        <section>
          <Title order={2}>{DESTINATION_PAGE.about({ place: place.name })}</Title>
          <p lang={textLanguage(place.description, place)}>{place.description}</p>
        </section>
        <section id={REVIEWS_AT.destination}>
          <Title order={2}>{DESTINATION_PAGE.toursIn({ place: place.name })}</Title>
          {tours.length === 0 ? <EmptyState title={DESTINATION_PAGE.noTours} /> : <DestinationTours tours={tours} />}
        </section>
        <DestinationsMap destinations={snapshot.destinations} current={place.id} />
      </div>
      <SidePanel place={place} tourCount={tours.length} snapshot={snapshot} />
    </DetailPage>
  );
}

const coordinates = (latitude: number, longitude: number) =>
  `${latitude.toFixed(COORDINATE_DECIMALS)}, ${longitude.toFixed(COORDINATE_DECIMALS)}`;

function SidePanel({
  place,
  tourCount,
  snapshot,
}: {
  place: Destination;
  tourCount: number;
  snapshot: CatalogueSnapshot;
}) {
  const packages = destinationPackages(snapshot, place.id);
  const { latitude, longitude } = place;
  const hasLocation = latitude !== null && longitude !== null;
  return (
    <div className={`stack ${classes.stack}`}>
      <FactsPanel
        facts={[
          [DESTINATION_PAGE.location, whereOf(place)],
          [DESTINATION_PAGE.tours, tourCount],
          ...(hasLocation
            ? [[DESTINATION_PAGE.coordinates, coordinates(latitude, longitude)] satisfies [string, string]]
            : []),
        ]}
      >
        <ButtonLink to={paths.tours()} className={classes.action}>
          {DESTINATION_PAGE.allTours}
        </ButtonLink>
      </FactsPanel>
      <aside className={`surface ${classes.panel}`} aria-label={DESTINATION_PAGE.packages}>
        <Title order={2}>{DESTINATION_PAGE.packages}</Title>
        {packages.map((item) => (
          <p key={item.id}>
            {rowText(item.title, item)}
            <br />
            <Link to={paths.package(item.id)} aria-label={DESTINATION_PAGE.viewPackageOf({ title: item.title })}>
              {DESTINATION_PAGE.viewPackage}
            </Link>
          </p>
        ))}
        {packages.length === 0 && (
          <ButtonLink to={paths.packages()} variant="default" className={classes.action}>
            {DESTINATION_PAGE.allPackages}
          </ButtonLink>
        )}
      </aside>
    </div>
  );
}
