import { Badge, Button, Title } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { savingsCents, savingsPercent } from "../../../domain/catalogue/savings.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { tierOf, TIER_LABELS } from "../../../domain/catalogue/tiers.ts";
import type { TourPackage } from "../../../domain/catalogue/types.ts";
import { count } from "../../../domain/words/count.ts";
import { paths } from "../../../shared/paths.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { JsonLd } from "../../../shared/ui/page/json-ld.tsx";
import { Found } from "../shared/found.tsx";
import { packageData } from "../shared/json-ld.ts";
import { rowsById, useCatalogue } from "../shared/use-catalogue.ts";
import { moneyShort } from "../../../domain/words/money.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Departures } from "./departures.tsx";
import { DetailHero } from "./detail-hero.tsx";
import { FactsPanel, TextList } from "./facts-panel.tsx";
import { Missing } from "./not-found.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { RelatedTours } from "./related-tours-section.tsx";
import classes from "./details.module.css";

export function PackageScreen() {
  const { id = "" } = useParams();
  const { snapshot } = useCatalogue();
  const item = rowsById(snapshot.packages).get(id);
  if (item === undefined) {
    return (
      <Missing title="Package not found" back={paths.packages()} backText="Back to Packages" what="package" id={id} />
    );
  }
  return <PackagePage item={item} snapshot={snapshot} />;
}

function PackagePage({ item, snapshot }: { item: TourPackage; snapshot: CatalogueSnapshot }) {
  const path = paths.package(item.id);
  const byId = rowsById(snapshot.tours);
  const tours = item.tour_ids.map((id) => byId.get(id)).filter((tour) => tour !== undefined);
  const saving = savingsCents(item);
  return (
    <Page>
      <Found title={item.title} description={item.description} path={path} image={item.image_url} />
      <JsonLd data={packageData(item)} />
      <Breadcrumbs
        crumbs={[
          { text: "Home", path: paths.home() },
          { text: "Packages", path: paths.packages() },
          { text: item.title, path },
        ]}
      />
      <DetailHero
        item={{ kind: "package", id: item.id, title: item.title }}
        image={item.image_url}
        place={`${count(item.duration_days, "day")} · ${TIER_LABELS[tierOf(item.price_cents)]}`}
        featured={item.featured}
        badges={saving > 0 && <Badge color="turquoise">Save {moneyShort(saving)}</Badge>}
      />
      <DataAge />
      <div className={classes.columns}>
        <PricePanel item={item} />
        <div className={classes.main}>
          <section>
            <Title order={2}>About this package</Title>
            <p>{item.description}</p>
          </section>
          <TextList title="Highlights" items={item.highlights} />
          <TextList title="What's Included" items={item.includes} />
          <Departures
            kind="package"
            id={item.id}
            dates={[...new Set(tours.flatMap((tour) => tour.departure_dates))].toSorted()}
            maxGuests={item.max_guests}
            priceCents={item.price_cents}
          />
        </div>
      </div>
      <RelatedTours title={`Included tours (${tours.length})`} tours={tours} snapshot={snapshot} />
      <RecentlyViewed kind="package" id={item.id} />
    </Page>
  );
}

function PricePanel({ item }: { item: TourPackage }) {
  const percent = savingsPercent(item);
  return (
    <FactsPanel
      head={
        <>
          <p className={classes.price}>
            {moneyShort(item.price_cents)}{" "}
            {percent !== null && item.original_price_cents !== null && <s>{moneyShort(item.original_price_cents)}</s>}
          </p>
          {percent !== null && (
            <p className={classes.saving}>
              {percent}% OFF
              <br />
              You save {moneyShort(savingsCents(item))} with this package!
            </p>
          )}
        </>
      }
      facts={[
        ["Duration", count(item.duration_days, "day")],
        ["Max guests", item.max_guests],
        ["Tours", `${item.tour_ids.length} included`],
      ]}
    >
      <Button
        component={Link}
        to={paths.booking("package", item.id)}
        size="lg"
        color="saffron"
        className={classes.action}
      >
        Book This Package
      </Button>
    </FactsPanel>
  );
}
