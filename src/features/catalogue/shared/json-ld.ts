import { language } from "#texts/write.ts";
import { addressesOf, imageUrl, siteAddress } from "../../../data/net/addresses.ts";
import { picturesOf } from "../../../domain/catalogue/pictures.ts";
import type { Destination, Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { averageText, ratingOf } from "../../../domain/reviews/rating.ts";
import { paths } from "../../../shared/paths.ts";

const pageAddress = (path: string) => addressesOf(path)[language];

const offer = (cents: number, path: string) => ({
  "@type": "Offer",
  price: (cents / 100).toFixed(2),
  priceCurrency: "USD",
  url: pageAddress(path),
});

const itemData = (name: string, item: Destination | Tour | TourPackage, path: string) => ({
  name,
  description: item.description,
  image: picturesOf(item).map(({ url }) => siteAddress(imageUrl(url))),
  url: pageAddress(path),
});

/** Search engines accept only real reviews, and only on products. */
function rated(type: string, { stars }: Tour | TourPackage) {
  const rating = ratingOf(stars);
  if (rating === null) return { "@type": type };
  return {
    "@type": type === "Product" ? type : [type, "Product"],
    aggregateRating: { "@type": "AggregateRating", ratingValue: averageText(rating), reviewCount: rating.count },
  };
}

export const destinationData = (place: Destination) => ({
  "@type": "TouristDestination",
  ...itemData(place.name, place, paths.destination(place.id)),
  ...(place.latitude === null || place.longitude === null
    ? {}
    : { geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude } }),
});

export const tourData = (tour: Tour, allInCents: number) => ({
  ...rated("TouristTrip", tour),
  ...itemData(tour.title, tour, paths.tour(tour.id)),
  itinerary: {
    "@type": "ItemList",
    itemListElement: Object.entries(tour.itinerary).map(([day, text]) => ({
      "@type": "ListItem",
      position: Number(day),
      name: text,
    })),
  },
  offers: offer(allInCents, paths.tour(tour.id)),
});

export const packageData = (item: TourPackage, allInCents: number) => ({
  ...rated("Product", item),
  ...itemData(item.title, item, paths.package(item.id)),
  offers: offer(allInCents, paths.package(item.id)),
});

export type Crumb = {
  text: string;
  path: string;
};

export const breadcrumbData = (crumbs: readonly Crumb[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.text,
    item: pageAddress(crumb.path),
  })),
});
