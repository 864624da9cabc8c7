import { sortDestinations, sortPackages, sortTours } from "../search/sorts.ts";
import { packagesTo, stopsOf, visitsPlace } from "../stops.ts";
import type { Destination, Tour } from "../types.ts";
import type { CatalogueRows, CatalogueSnapshot } from "./snapshot.ts";
import { dayOfSnapshot, narrowSnapshot } from "./snapshot.ts";

export const CARDS_PER_PAGE = 24;
export const HOME_DESTINATIONS = 6;
export const HOME_TOURS = 4;
export const HOME_PACKAGES = 3;
export const DESTINATION_PACKAGES = 3;

export const homeDestinations = (rows: CatalogueRows) =>
  sortDestinations(rows.destinations, "featured").slice(0, HOME_DESTINATIONS);

/** The day is the snapshot's, because the prerendered page and the device must show the same cards. */
export function homeTours(rows: CatalogueSnapshot) {
  const featured = rows.tours.filter((tour) => tour.featured);
  return sortTours(featured, "featured", dayOfSnapshot(rows)).slice(0, HOME_TOURS);
}

export function homePackages(rows: CatalogueRows) {
  const cheapestFirst = sortPackages(rows.packages, "price-low");
  const featured = cheapestFirst.filter((item) => item.featured);
  return (featured.length > 0 ? featured : cheapestFirst).slice(0, HOME_PACKAGES);
}

export function destinationsOf(tours: readonly Tour[], destinations: readonly Destination[]): Destination[] {
  const destinationIds = new Set(tours.flatMap((tour) => [tour.destination_id, ...tour.stop_ids]));
  return destinations.filter((destination) => destinationIds.has(destination.id));
}

function joinSnapshotParts(snapshot: CatalogueSnapshot, parts: Partial<CatalogueRows>[]): CatalogueSnapshot {
  const tours = [...new Set(parts.flatMap((part) => part.tours ?? []))];
  const places = parts.flatMap((part) => part.destinations ?? []);
  return narrowSnapshot(snapshot, {
    tours,
    destinations: [...new Set([...places, ...destinationsOf(tours, snapshot.destinations)])],
    packages: [...new Set(parts.flatMap((part) => part.packages ?? []))],
  });
}

const homePart = (rows: CatalogueSnapshot): Partial<CatalogueRows> => ({
  destinations: homeDestinations(rows),
  tours: homeTours(rows),
  packages: homePackages(rows),
});
const listPart = (rows: CatalogueSnapshot): CatalogueRows => ({
  destinations: sortDestinations(rows.destinations, "featured").slice(0, CARDS_PER_PAGE),
  tours: sortTours(rows.tours, "featured", dayOfSnapshot(rows)).slice(0, CARDS_PER_PAGE),
  packages: sortPackages(rows.packages, "featured").slice(0, CARDS_PER_PAGE),
});

/** The glance is stored separately, so that a large mirror opens as fast as a small one. */
export const previewOf = (snapshot: CatalogueSnapshot) =>
  joinSnapshotParts(snapshot, [homePart(snapshot), listPart(snapshot)]);

/** The prerendered HTML of the page carries these rows. */
export function rowsForPath(snapshot: CatalogueSnapshot, path: string): CatalogueSnapshot {
  const [, first = "", second, third] = path.split("/");
  const [section, id] = first === "booking" && second !== undefined ? [`${second}s`, third] : [first, second];
  const lists = listPart(snapshot);
  if (path === "/") return joinSnapshotParts(snapshot, [homePart(snapshot)]);
  if (section === "destinations" && id === undefined)
    return joinSnapshotParts(snapshot, [{ destinations: lists.destinations }]);
  if (section === "tours" && id === undefined) return joinSnapshotParts(snapshot, [{ tours: lists.tours }]);
  if (section === "packages" && id === undefined) return joinSnapshotParts(snapshot, [{ packages: lists.packages }]);
  if (section === "destinations") return joinSnapshotParts(snapshot, [destinationPart(snapshot, id ?? "")]);
  if (section === "tours") return joinSnapshotParts(snapshot, [tourPart(snapshot, id ?? "")]);
  if (section === "packages") return joinSnapshotParts(snapshot, [packagePart(snapshot, id ?? "")]);
  return joinSnapshotParts(snapshot, []);
}

function destinationPart(rows: CatalogueRows, id: string): Partial<CatalogueRows> {
  return {
    destinations: rows.destinations.filter((destination) => destination.id === id),
    tours: rows.tours.filter((tour) => visitsPlace(tour, id)),
    packages: destinationPackages(rows, id),
  };
}

export const destinationPackages = (rows: CatalogueRows, id: string) =>
  sortPackages(packagesTo(id, rows.packages, rows.tours), "featured").slice(0, DESTINATION_PACKAGES);

function placesOn(tours: readonly Tour[], { destinations }: CatalogueRows): Destination[] {
  const destinationIds = new Set(tours.flatMap(stopsOf));
  return destinations.filter(({ id }) => destinationIds.has(id));
}

function tourPart(rows: CatalogueRows, id: string): Partial<CatalogueRows> {
  const tour = rows.tours.find((other) => other.id === id);
  return tour === undefined ? {} : { tours: [tour], destinations: placesOn([tour], rows) };
}

function packagePart(rows: CatalogueRows, id: string): Partial<CatalogueRows> {
  const item = rows.packages.find((other) => other.id === id);
  if (item === undefined) return {};
  const tourIds = new Set(item.tour_ids);
  const tours = rows.tours.filter((tour) => tourIds.has(tour.id));
  return { packages: [item], tours, destinations: placesOn(tours, rows) };
}
