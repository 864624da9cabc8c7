import { Badge, Button, Title } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { destinationPackages } from "../../../domain/catalogue/rows/page-rows.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { Destination, Tour } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { DestinationsMap } from "../lists/destinations-map.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { JsonLd } from "../../../shared/ui/page/json-ld.tsx";
import { Found } from "../shared/found.tsx";
import { destinationData } from "../shared/json-ld.ts";
import { rowsById, useCatalogue } from "../shared/use-catalogue.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { DetailHero } from "./detail-hero.tsx";
import { FactsPanel } from "./facts-panel.tsx";
import { Missing } from "./not-found.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import classes from "./details.module.css";
import { count } from "../../../domain/words/count.ts";
import { CardList } from "../shared/card-list.tsx";
import { difficultyTag } from "../shared/cards.tsx";
import { ItemCard } from "../shared/item-card.tsx";
import { moneyShort } from "../../../domain/words/money.ts";

function DestinationTours({ tours }: { tours: readonly Tour[] }) {
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

const COORDINATE_DECIMALS = 4;

export function DestinationScreen() {
  const { id = "" } = useParams();
  const { snapshot } = useCatalogue();
  const place = rowsById(snapshot.destinations).get(id);
  if (place === undefined) {
    return (
      <Missing
        title="Destination not found"
        back={paths.destinations()}
        backText="Back to Destinations"
        what="destination"
        id={id}
      />
    );
  }
  return <DestinationPage place={place} snapshot={snapshot} />;
}

function DestinationPage({ place, snapshot }: { place: Destination; snapshot: CatalogueSnapshot }) {
  const tours = snapshot.tours.filter((tour) => tour.destination_id === place.id);
  const path = paths.destination(place.id);
  return (
    <Page>
      <Found title={place.name} description={place.description} path={path} image={place.image_url} />
      <JsonLd data={destinationData(place)} />
      <Breadcrumbs
        crumbs={[
          { text: "Home", path: paths.home() },
          { text: "Destinations", path: paths.destinations() },
          { text: place.name, path },
        ]}
      />
      <DetailHero
        item={{ kind: "destination", id: place.id, title: place.name }}
        image={place.image_url}
        place={`${place.city}, ${place.country}`}
        featured={place.featured}
        badges={place.unesco && <Badge color="turquoise">UNESCO Site</Badge>}
      />
      <DataAge />
      <div className={classes.columns}>
        <div className={classes.main}>
          <section>
            <Title order={2}>About {place.name}</Title>
            <p>{place.description}</p>
          </section>
          <section>
            <Title order={2}>Tours in {place.name}</Title>
            {tours.length === 0 ? <EmptyState title="No Tours Available" /> : <DestinationTours tours={tours} />}
          </section>
          <DestinationsMap destinations={snapshot.destinations} current={place.id} />
        </div>
        <SidePanel place={place} tourCount={tours.length} snapshot={snapshot} />
      </div>
      <RecentlyViewed kind="destination" id={place.id} />
    </Page>
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
  const packages = destinationPackages(snapshot);
  const { latitude, longitude } = place;
  const located = latitude !== null && longitude !== null;
  return (
    <div className={classes.stack}>
      <FactsPanel
        facts={[
          ["Location", `${place.city}, ${place.country}`],
          ...(located ? [["Coordinates", coordinates(latitude, longitude)] satisfies [string, string]] : []),
          ["Tours", tourCount],
        ]}
      >
        <Button component={Link} to={paths.tours()} className={classes.action}>
          Browse All Tours
        </Button>
      </FactsPanel>
      <aside className={classes.panel} aria-label="Packages">
        <Title order={2}>Packages</Title>
        {packages.map((item) => (
          <p key={item.id}>
            {item.title}
            <br />
            <Link to={paths.package(item.id)} aria-label={`View Package: ${item.title}`}>
              View Package
            </Link>
          </p>
        ))}
        {packages.length === 0 && (
          <Button component={Link} to={paths.packages()} variant="default" className={classes.action}>
            View All Packages
          </Button>
        )}
      </aside>
    </div>
  );
}
