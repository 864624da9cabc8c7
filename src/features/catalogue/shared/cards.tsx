import { memo, type ReactNode } from "react";
import { CARD_TEXTS, DIFFICULTY_LABELS, PRICE_TEXTS } from "#texts/home.ts";
import { moneyShort } from "#texts/write.ts";
import { coverOf } from "../../../domain/catalogue/pictures.ts";
import type { ToursOfDestination } from "../../../domain/catalogue/rows/snapshot.ts";
import { packageCardPrices } from "../../../domain/catalogue/savings.ts";
import { stopsOf } from "../../../domain/catalogue/stops.ts";
import type { Destination, ItemKind, Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { ratingOf, type StarCounts } from "../../../domain/reviews/rating.ts";
import { paths } from "../../../shared/paths.ts";
import { joinTexts, rowText } from "../../../shared/ui/row-text.tsx";
import { useShop } from "../../../shared/ui/shop.tsx";
import { levelOf, ratingText, ratingWords } from "../../../text/home.ts";
import { type CardFact, ItemCard, type Tag } from "./item-card.tsx";
import { useFromPrice } from "./use-from-price.ts";
import classes from "./item-card.module.css";

export function difficultyTag(tour: Tour): Tag {
  const text = DIFFICULTY_LABELS[tour.difficulty_level];
  return { text, tone: tour.difficulty_level === "difficult" ? "danger" : "plain" };
}

const FromPrice = ({ cents }: { cents: number }) => (
  <span className={classes.allIn}>
    {PRICE_TEXTS.from({ cents })} <small>{PRICE_TEXTS.includingFees}</small>
  </span>
);

export const AllInPrice = ({ row }: { row: Tour | TourPackage }) => <FromPrice cents={useFromPrice(row).total_cents} />;

export function starFact(stars: StarCounts): CardFact[] {
  const rating = ratingOf(stars);
  return rating ? [{ text: `★ ${ratingText(rating)}`, said: ratingWords(rating) }] : [];
}

const featuredTag = (featured: boolean): Tag[] => (featured ? [{ text: CARD_TEXTS.featured, tone: "strong" }] : []);

type CardOf<Row> = {
  row: Row;
  eager?: boolean;
  kind?: boolean;
  next?: string | null | undefined;
  /** True if cancelling that departure brings no refund. */
  lost?: boolean;
  people?: number;
};

const kindTag = (isShown: boolean, kind: ItemKind): Tag[] => (isShown ? [{ text: CARD_TEXTS.kinds[kind] }] : []);
const bookingPathOn = (
  kind: "tour" | "package",
  { row, next, lost, people }: Pick<CardOf<Tour | TourPackage>, "row" | "next" | "lost" | "people">,
) =>
  next
    ? {
        to: paths.bookingOn(kind, row.id, next, people),
        words: (lost ? CARD_TEXTS.bookOnLost : CARD_TEXTS.bookOn)({ date: next }),
      }
    : undefined;

export const DestinationCard = memo(function DestinationCard({
  row,
  eager,
  kind = false,
  tours,
}: CardOf<Destination> & { tours: ToursOfDestination | undefined }) {
  const shop = useShop();
  const tags: Tag[] = [
    ...kindTag(kind, "destination"),
    ...featuredTag(row.featured),
    ...(row.unesco ? [{ text: CARD_TEXTS.unesco }] : []),
  ];
  return (
    <ItemCard
      to={paths.destination(row.id)}
      row={row}
      title={row.name}
      picture={coverOf(row)}
      eager={eager}
      tags={tags}
      place={row.city === row.name ? "" : rowText(row.city, row)}
      facts={starFact(tours?.stars)}
      price={
        tours === undefined ? (
          PRICE_TEXTS.onRequest
        ) : (
          <>
            <FromPrice cents={quote(tours.min_price_cents, 1, [], null, shop.fees_percent).total_cents} />
            <small>{PRICE_TEXTS.fromPerPerson({ cents: tours.min_price_cents })}</small>
          </>
        )
      }
      action={kind ? CARD_TEXTS.seeDestination : CARD_TEXTS.exploreDestination}
    />
  );
});

function whereText(tour: Tour, places: ReadonlyMap<string, Destination>): ReactNode {
  const stops = stopsOf(tour).flatMap((id) => places.get(id) ?? []);
  const [only] = stops;
  if (only === undefined) return "";
  if (stops.length > 1) return joinTexts(stops.map((place) => [place.name, place]));
  return joinTexts([...new Set([only.name, only.city])].map((text) => [text, only]));
}

export const TourCard = memo(function TourCard({
  row,
  eager,
  places,
  highlights = 0,
  kind = false,
  action = kind ? CARD_TEXTS.seeTour : CARD_TEXTS.viewDetails,
  next,
  lost = false,
  people,
}: CardOf<Tour> & { places: ReadonlyMap<string, Destination>; action?: string; highlights?: number }) {
  return (
    <ItemCard
      to={paths.tour(row.id)}
      row={row}
      title={row.title}
      picture={coverOf(row)}
      eager={eager}
      tags={[...kindTag(kind, "tour"), difficultyTag(row), ...featuredTag(row.featured)]}
      place={whereText(row, places)}
      text={row.description}
      facts={[
        ...starFact(row.stars),
        CARD_TEXTS.days({ days: row.duration_days }),
        CARD_TEXTS.group({ guests: row.max_guests }),
      ]}
      features={row.includes.slice(0, highlights)}
      price={
        <>
          <AllInPrice row={row} />
          <small>{PRICE_TEXTS.perPerson({ cents: row.price_cents })}</small>
        </>
      }
      action={action}
      book={bookingPathOn("tour", { row, next, lost, people })}
    />
  );
});

const FEATURES_ON_CARD = 4;

const homeAction = ({ featured }: TourPackage) => (featured ? CARD_TEXTS.choosePopular : CARD_TEXTS.selectPackage);

export const PackageCard = memo(function PackageCard({
  row,
  eager,
  on,
  kind = false,
  next,
  lost = false,
  people,
}: CardOf<TourPackage> & { on: "home" | "packages" }) {
  const { original_cents, savings } = packageCardPrices(row, on);
  const hiddenFeatureCount = row.includes.length - FEATURES_ON_CARD;
  const features = row.includes.slice(0, FEATURES_ON_CARD);
  const tags: Tag[] = [
    ...kindTag(kind, "package"),
    ...featuredTag(row.featured),
    ...(savings === "0%" ? [] : [{ text: CARD_TEXTS.savedShare({ percent: savings }) }]),
  ];
  return (
    <ItemCard
      to={paths.package(row.id)}
      row={row}
      title={row.title}
      picture={coverOf(row)}
      eager={eager}
      tags={tags}
      place={levelOf(row)}
      text={row.description}
      facts={[
        ...starFact(row.stars),
        CARD_TEXTS.days({ days: row.duration_days }),
        CARD_TEXTS.group({ guests: row.max_guests }),
      ]}
      features={
        hiddenFeatureCount > 0 ? [...features, CARD_TEXTS.moreIncluded({ number: hiddenFeatureCount })] : features
      }
      price={
        <>
          <AllInPrice row={row} />
          <small>
            {moneyShort(row.price_cents)} {original_cents > row.price_cents && <s>{moneyShort(original_cents)}</s>}{" "}
            {PRICE_TEXTS.eachPerson}
          </small>
        </>
      }
      action={on === "home" ? homeAction(row) : CARD_TEXTS.seePackage}
      book={bookingPathOn("package", { row, next, lost, people })}
    />
  );
});
