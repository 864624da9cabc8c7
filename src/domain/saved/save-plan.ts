import { type ItemPicture, picturesOf } from "../catalogue/pictures.ts";
import { relatedTours } from "../catalogue/related-tours.ts";
import type { CatalogueRows } from "../catalogue/rows/snapshot.ts";
import { stopsOf } from "../catalogue/stops.ts";
import type { Destination, Tour, TourPackage } from "../catalogue/types.ts";
import { urlAtWidth, CARD_WIDTH, GALLERY_WIDTH, type VariantWidth } from "./picture-variants.ts";
import { savedKey, type SavedRows, type SavedTarget } from "./saved-item.ts";

export type SavePlan = SavedTarget & {
  key: string;
  title: string;
  image_url: string;
  revision: number;
  as_of: string | null;
  rows: SavedRows;
  pictures: string[];
};

export type SaveDevice = {
  asOf: string | null;
  hero: VariantWidth;
  address: (imageUrl: string) => string;
};

export type TripToSave = {
  id: string;
  title: string;
  image_url: string;
  item: { kind: "tour" | "package"; id: string };
};

type Page = {
  title: string;
  image_url: string;
  gallery?: readonly ItemPicture[];
  revision: number;
  rows: SavedRows;
  neighbours: string[];
};

function placesOf(tours: readonly Tour[], { destinations }: CatalogueRows): Destination[] {
  const destinationIds = new Set(tours.flatMap((tour) => [tour.destination_id, ...stopsOf(tour)]));
  return destinations.filter((place) => destinationIds.has(place.id));
}

const coversOf = (tours: readonly Tour[]) => tours.map((tour) => tour.image_url);

function tourPage(tour: Tour, rows: CatalogueRows): Page {
  const related = relatedTours(tour, rows.tours);
  return {
    ...tour,
    rows: { destinations: placesOf([tour], rows), tours: [tour], packages: [] },
    neighbours: coversOf(related),
  };
}

function packagePage(item: TourPackage, rows: CatalogueRows): Page {
  const tours = item.tour_ids.flatMap((id) => rows.tours.find((tour) => tour.id === id) ?? []);
  return {
    ...item,
    rows: { destinations: placesOf(tours, rows), tours, packages: [item] },
    neighbours: coversOf(tours),
  };
}

function destinationPage(place: Destination, rows: CatalogueRows): Page {
  const tours = rows.tours.filter((tour) => tour.destination_id === place.id);
  return {
    ...place,
    title: place.name,
    rows: { destinations: [place], tours, packages: [] },
    neighbours: coversOf(tours),
  };
}

function pageOf({ kind, id }: SavedTarget, rows: CatalogueRows): Page | null {
  const byId = <Row extends { id: string }>(list: readonly Row[]) => list.find((row) => row.id === id);
  const tour = kind === "tour" ? byId(rows.tours) : undefined;
  if (tour) return tourPage(tour, rows);
  const item = kind === "package" ? byId(rows.packages) : undefined;
  if (item) return packagePage(item, rows);
  const place = kind === "destination" ? byId(rows.destinations) : undefined;
  return place ? destinationPage(place, rows) : null;
}

function planFor(target: SavedTarget, page: Page, { asOf, hero, address }: SaveDevice): SavePlan {
  const { title, image_url, revision, rows, neighbours } = page;
  const [, ...further] = picturesOf(page);
  // A dozen pictures add up, so every device saves phone sizes.
  const width = hero === CARD_WIDTH ? CARD_WIDTH : GALLERY_WIDTH;
  const gallery = further.map(({ url }) => urlAtWidth(address(url), width));
  const itemPictures =
    image_url === "" ? [] : [urlAtWidth(address(image_url), hero), urlAtWidth(address(image_url), CARD_WIDTH)];
  const neighbourPictures = neighbours.filter((url) => url !== "").map((url) => urlAtWidth(address(url), CARD_WIDTH));
  const { kind, id } = target;
  return {
    kind,
    id,
    key: savedKey(target),
    title,
    image_url,
    revision,
    as_of: asOf,
    rows,
    pictures: [...new Set([...itemPictures, ...gallery, ...neighbourPictures])],
  };
}

export function planItem(target: SavedTarget, rows: CatalogueRows, device: SaveDevice): SavePlan | null {
  const page = pageOf(target, rows);
  return page === null ? null : planFor(target, page, device);
}

/** A traveler can save a trip even if its tour is no longer offered. */
export function planTrip(trip: TripToSave, rows: CatalogueRows, device: SaveDevice): SavePlan {
  const page = pageOf(trip.item, rows);
  const { id, title, image_url } = trip;
  const noRows: SavedRows = { destinations: [], tours: [], packages: [] };
  const knownPage = page ?? { revision: 0, rows: noRows, neighbours: [] };
  return planFor({ kind: "trip", id }, { ...knownPage, title, image_url }, device);
}

/** Trips come first, because browsing cannot restore them. */
export function planEverything(rows: CatalogueRows, trips: readonly TripToSave[], device: SaveDevice): SavePlan[] {
  const targets: SavedTarget[] = [
    ...rows.packages.map(({ id }) => ({ kind: "package" as const, id })),
    ...rows.tours.map(({ id }) => ({ kind: "tour" as const, id })),
    ...rows.destinations.map(({ id }) => ({ kind: "destination" as const, id })),
  ];
  const items = targets.flatMap((target) => planItem(target, rows, device) ?? []);
  return [...trips.map((trip) => planTrip(trip, rows, device)), ...items];
}
