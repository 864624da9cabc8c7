import { Badge, Title } from "@mantine/core";
import { Fragment, memo, useMemo } from "react";
import { Link, useParams } from "react-router-dom";
import { ITEM_PAGE, TOUR_PAGE } from "#texts/catalogue.ts";
import { CARD_TEXTS, DIFFICULTY_LABELS, PRICE_TEXTS } from "#texts/home.ts";
import { exchangeRates } from "../../../data/sync/catalogue/exchange-rates.ts";
import { relatedTours } from "../../../domain/catalogue/related-tours.ts";
import { stopsOf } from "../../../domain/catalogue/stops.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import { tourDates } from "../../../domain/catalogue/travel-dates.ts";
import type { Destination, Tour } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { AboutPrice } from "../../../shared/ui/about-price.tsx";
import { joinTexts, rowText } from "../../../shared/ui/row-text.tsx";
import { tourData } from "../shared/json-ld.ts";
import { rowsById, useCatalogue } from "../shared/use-catalogue.ts";
import { useFromPrice } from "../shared/use-from-price.ts";
import { AllIn } from "./all-in.tsx";
import { BeforeBooking } from "./before-booking.tsx";
import { BookingBar, BookingCard } from "./booking-bar.tsx";
import { Departures } from "./departures.tsx";
import { DetailPage } from "./detail-page.tsx";
import { FactsPanel, TextList } from "./facts-panel.tsx";
import { LateReviews } from "./late-reviews.tsx";
import { RelatedTours } from "./related-tours-section.tsx";
import { RouteMap } from "./route-map.tsx";
import { UnavailableItemPage } from "./unavailable-item-page.tsx";
import { useChosenDeparture } from "./use-chosen-departure.ts";
import { useOffers } from "./use-offers.ts";
import classes from "./details.module.css";

function Itinerary({ tour }: { tour: Tour }) {
  const inOrder = Object.entries(tour.itinerary).toSorted(([a], [b]) => Number(a) - Number(b));
  if (inOrder.length === 0) return null;
  return (
    <section>
      <Title order={2}>{TOUR_PAGE.itinerary}</Title>
      <ol className={`plain ${classes.days}`}>
        {inOrder.map(([day, text]) => (
          <li key={day}>
            <b>{ITEM_PAGE.day({ day })}</b>
            <span lang={textLanguage(text, tour)}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function TourScreen() {
  const { id = "" } = useParams();
  const { snapshot } = useCatalogue();
  const tour = rowsById(snapshot.tours).get(id);
  if (tour === undefined) {
    return <UnavailableItemPage kind="tour" id={id} />;
  }
  return <TourPage tour={tour} places={rowsById(snapshot.destinations)} />;
}

const PlaceLinks = ({ stops }: { stops: readonly Destination[] }) =>
  stops.length === 0
    ? "—"
    : stops.map(({ id, name, ...stop }, index) => (
        <Fragment key={id}>
          {index > 0 ? ", " : ""}
          <Link to={paths.destination(id)}>{rowText(name, stop)}</Link>
        </Fragment>
      ));

function Related({ tour }: { tour: Tour }) {
  const { snapshot } = useCatalogue();
  return snapshot.complete && <RelatedTours tours={relatedTours(tour, snapshot.tours)} snapshot={snapshot} />;
}

export const TourPage = memo(function TourPage({
  tour,
  places,
}: {
  tour: Tour;
  places: ReadonlyMap<string, Destination>;
}) {
  const stops = useMemo(() => stopsOf(tour).flatMap((id) => places.get(id) ?? []), [tour, places]);
  const [place] = stops;
  const difficulty = DIFFICULTY_LABELS[tour.difficulty_level];
  const price = useFromPrice(tour);
  const offers = useOffers("tour", tour, (today, rows) => tourDates(tour, today, rows));
  const chosenDeparture = useChosenDeparture("tour", tour, offers, price);
  return (
    <DetailPage
      item={{ kind: "tour", id: tour.id, title: tour.title }}
      row={tour}
      place={
        <>
          {place && joinTexts([...stops.map((stop) => [stop.name, stop] as const), [place.country, place]])}
          {place && " · "}
          {[ITEM_PAGE.days({ days: tour.duration_days }), CARD_TEXTS.group({ guests: tour.max_guests })].join(" · ")}
        </>
      }
      badges={<Badge color={tour.difficulty_level === "difficult" ? "red.9" : "turquoise"}>{difficulty}</Badge>}
      data={tourData(tour, price.total_cents)}
      bar={<BookingBar kind="tour" offers={offers} choice={chosenDeparture} />}
      below={<Related tour={tour} />}
    >
      <FactsPanel
        head={
          <>
            <AllIn price={chosenDeparture.price} isExact={chosenDeparture.offered !== undefined} />
            <p className={classes.price}>{PRICE_TEXTS.perPerson({ cents: tour.price_cents })}</p>
            <AboutPrice cents={chosenDeparture.price.total_cents} known={exchangeRates} />
            <BookingCard offers={offers} choice={chosenDeparture} label={TOUR_PAGE.book} />
          </>
        }
        facts={[
          [ITEM_PAGE.duration, ITEM_PAGE.days({ days: tour.duration_days })],
          [ITEM_PAGE.maxGuests, tour.max_guests],
          [
            stops.length > 1 ? TOUR_PAGE.destinations : TOUR_PAGE.destination,
            <PlaceLinks key="places" stops={stops} />,
          ],
          [TOUR_PAGE.difficulty, difficulty],
        ]}
      />
      <div className={classes.main}>
        <section>
          <Title order={2}>{TOUR_PAGE.about}</Title>
          <p lang={textLanguage(tour.description, tour)}>{tour.description}</p>
        </section>
        <Itinerary tour={tour} />
        <RouteMap stops={stops} />
        <TextList title={ITEM_PAGE.included} items={tour.includes} row={tour} />
        <TextList title={ITEM_PAGE.notIncluded} items={tour.excludes} row={tour} mark="no" />
        <Departures item={tour} offers={offers} choice={chosenDeparture} />
        <BeforeBooking meeting={tour} item={tour} />
        <LateReviews kind="tour" item={tour} />
      </div>
    </DetailPage>
  );
});
