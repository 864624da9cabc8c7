import { Badge, Title } from "@mantine/core";
import { useParams } from "react-router-dom";
import { DEPARTURE_TEXTS, ITEM_PAGE, PACKAGE_PAGE } from "#texts/catalogue.ts";
import { CARD_TEXTS, PRICE_TEXTS } from "#texts/home.ts";
import { day, moneyShort } from "#texts/write.ts";
import { exchangeRates } from "../../../data/sync/catalogue/exchange-rates.ts";
import { packageDays, packageMeeting } from "../../../domain/catalogue/package-days.ts";
import { packageRoute } from "../../../domain/catalogue/route-legs.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { savingsCents, savingsPercent } from "../../../domain/catalogue/savings.ts";
import { stopsInOrder } from "../../../domain/catalogue/stops.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import { packageDates } from "../../../domain/catalogue/travel-dates.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { AboutPrice } from "../../../shared/ui/about-price.tsx";
import { daysAndNights } from "../../../text/catalogue.ts";
import { levelOf } from "../../../text/home.ts";
import { packageData } from "../shared/json-ld.ts";
import { rowsById, useCatalogue } from "../shared/use-catalogue.ts";
import { useFromPrice } from "../shared/use-from-price.ts";
import { AllIn } from "./all-in.tsx";
import { BeforeBooking } from "./before-booking.tsx";
import { BookingBar, BookingCard } from "./booking-bar.tsx";
import { DayByDay } from "./day-by-day.tsx";
import { Departures } from "./departures.tsx";
import { DetailPage } from "./detail-page.tsx";
import { FactsPanel, TextList } from "./facts-panel.tsx";
import { LateReviews } from "./late-reviews.tsx";
import { RelatedTours } from "./related-tours-section.tsx";
import { RouteLine, RouteMap } from "./route-map.tsx";
import { SavingSums } from "./saving-sums.tsx";
import { UnavailableItemPage } from "./unavailable-item-page.tsx";
import { type ChosenDeparture, useChosenDeparture } from "./use-chosen-departure.ts";
import { type Offers, useOffers } from "./use-offers.ts";
import classes from "./details.module.css";

export function PackageScreen() {
  const { id = "" } = useParams();
  const { snapshot } = useCatalogue();
  const item = rowsById(snapshot.packages).get(id);
  if (item === undefined) {
    return <UnavailableItemPage kind="package" id={id} />;
  }
  return <PackagePage item={item} snapshot={snapshot} />;
}

export function PackagePage({ item, snapshot }: { item: TourPackage; snapshot: CatalogueSnapshot }) {
  const byId = rowsById(snapshot.tours);
  const tours = item.tour_ids.map((id) => byId.get(id)).filter((tour) => tour !== undefined);
  const savedCents = savingsCents(item);
  const places = rowsById(snapshot.destinations);
  const stops = stopsInOrder(tours).flatMap((id) => places.get(id) ?? []);
  const days = packageDays(item, tours);
  const legs = packageRoute(item, byId, places);
  const price = useFromPrice(item);
  const offers = useOffers("package", item, (today, rows) => packageDates(item, byId, today, rows));
  const chosenDeparture = useChosenDeparture("package", item, offers, price);
  return (
    <DetailPage
      item={{ kind: "package", id: item.id, title: item.title }}
      row={item}
      place={`${daysAndNights(item.duration_days)} · ${levelOf(item)}`}
      badges={savedCents > 0 && <Badge color="turquoise">{CARD_TEXTS.savedMoney({ cents: savedCents })}</Badge>}
      data={packageData(item, price.total_cents)}
      bar={<BookingBar kind="package" offers={offers} choice={chosenDeparture} />}
      below={
        <RelatedTours title={PACKAGE_PAGE.includedTours({ number: tours.length })} tours={tours} snapshot={snapshot} />
      }
    >
      <PricePanel item={item} tours={tours} choice={chosenDeparture} offers={offers} />
      <div className={classes.main}>
        <section>
          <Title order={2}>{PACKAGE_PAGE.about}</Title>
          <RouteLine legs={legs} />
          <p lang={textLanguage(item.description, item)}>{item.description}</p>
        </section>
        <TextList title={PACKAGE_PAGE.highlights} items={item.highlights} row={item} />
        <DayByDay days={days} item={item} />
        <RouteMap stops={stops} legs={legs} />
        <TextList title={PACKAGE_PAGE.stays} items={item.stays} row={item} />
        <TextList title={ITEM_PAGE.included} items={item.includes} row={item} />
        <BeforeBooking meeting={packageMeeting(item, tours)} item={item} />
        <Departures item={item} offers={offers} choice={chosenDeparture} />
        <LateReviews kind="package" item={item} />
      </div>
    </DetailPage>
  );
}

type PricePanelProps = { item: TourPackage; tours: readonly Tour[]; choice: ChosenDeparture; offers: Offers | null };

function nextDeparture({ open, next }: Offers): string {
  if (next) return day(next.date);
  return open.length > 0 ? DEPARTURE_TEXTS.full : DEPARTURE_TEXTS.onRequest;
}

function PricePanel({ item, tours, choice: chosenDeparture, offers }: PricePanelProps) {
  const percent = savingsPercent(item);
  return (
    <FactsPanel
      head={
        <>
          <AllIn price={chosenDeparture.price} isExact={chosenDeparture.offered !== undefined} />
          <p className={classes.price}>
            {moneyShort(item.price_cents)}{" "}
            {percent !== null && item.original_price_cents !== null && <s>{moneyShort(item.original_price_cents)}</s>}{" "}
            {PRICE_TEXTS.eachPerson}
          </p>
          <AboutPrice cents={chosenDeparture.price.total_cents} known={exchangeRates} />
          {percent !== null && (
            <p className={classes.saving}>
              {PACKAGE_PAGE.off({ percent })}
              <br />
              {PACKAGE_PAGE.saving({ cents: savingsCents(item) })}
            </p>
          )}
          <SavingSums item={item} tours={tours} />
          <BookingCard offers={offers} choice={chosenDeparture} label={PACKAGE_PAGE.book} />
        </>
      }
      facts={[
        [PACKAGE_PAGE.nextDeparture, offers ? nextDeparture(offers) : "\u00a0"],
        [ITEM_PAGE.duration, daysAndNights(item.duration_days)],
        [ITEM_PAGE.maxGuests, item.max_guests],
        [PACKAGE_PAGE.tours, PACKAGE_PAGE.toursIncluded({ number: item.tour_ids.length })],
      ]}
    />
  );
}
