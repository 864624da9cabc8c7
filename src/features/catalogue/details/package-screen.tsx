import { Badge, Button, Title } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { savingsCents, savingsPercent } from "../../../domain/catalogue/savings.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { packageDates } from "../../../domain/catalogue/travel-dates.ts";
import { tierOf, TIER_LABELS } from "../../../domain/catalogue/tiers.ts";
import type { TourPackage } from "../../../domain/catalogue/types.ts";
import { count, moneyShort } from "../../../domain/words.ts";
import { paths } from "../../../shared/paths.ts";
import { packageData } from "../shared/json-ld.ts";
import { rowsById, useCatalogue } from "../shared/use-catalogue.ts";
import { Departures } from "./departures.tsx";
import { FactsPanel, TextList } from "./facts-panel.tsx";
import { Missing } from "./not-found.tsx";
import { RelatedTours } from "./related-tours-section.tsx";
import { DetailPage } from "./detail-page.tsx";
import classes from "./details.module.css";

export function PackageScreen() {
  const { id = "" } = useParams();
  const { snapshot } = useCatalogue();
  const item = rowsById(snapshot.packages).get(id);
  if (item === undefined) {
    return <Missing kind="package" id={id} />;
  }
  return <PackagePage item={item} snapshot={snapshot} />;
}

function PackagePage({ item, snapshot }: { item: TourPackage; snapshot: CatalogueSnapshot }) {
  const byId = rowsById(snapshot.tours);
  const tours = item.tour_ids.map((id) => byId.get(id)).filter((tour) => tour !== undefined);
  const saving = savingsCents(item);
  return (
    <DetailPage
      item={{ kind: "package", id: item.id, title: item.title }}
      row={item}
      place={`${count(item.duration_days, "day")} · ${TIER_LABELS[tierOf(item.price_cents)]}`}
      badges={saving > 0 && <Badge color="turquoise">Save {moneyShort(saving)}</Badge>}
      data={packageData(item)}
      below={<RelatedTours title={`Included tours (${tours.length})`} tours={tours} snapshot={snapshot} />}
    >
      <PricePanel item={item} />
      <div className={classes.main}>
        <section>
          <Title order={2}>About this package</Title>
          <p>{item.description}</p>
        </section>
        <TextList title="Highlights" items={item.highlights} />
        <TextList title="What's Included" items={item.includes} />
        <Departures kind="package" item={item} datesFrom={(today, rows) => packageDates(item, byId, today, rows)} />
      </div>
    </DetailPage>
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
