import { count } from "../write.ts";
import type { Figure } from "../../../domain/shop/settings.ts";

const FIGURES: Record<Figure, string> = {
  unesco_sites: "UNESCO Sites",
  travelers: "Happy Travelers",
  rating: "Rating",
};

export const HOME_TEXTS = {
  description:
    "Tours, packages and destinations in Uzbekistan: Samarkand, Bukhara, Khiva and the Silk Road, booked in minutes.",
  title: "Discover the Magic of Uzbekistan",
  lead: "Turquoise domes, desert fortresses and the bazaars of the Silk Road, with local guides.",
  exploreDestinations: "Explore Destinations",
  planTrip: "Plan Your Trip",
  figures: FIGURES,
};

export const FIND_FORM = {
  label: "Find a trip",
  where: "Where",
  anywhere: "Anywhere",
  when: "When",
  who: "Who",
  search: "Search",
};

export const HOME_SECTIONS = {
  destinations: {
    title: "Featured Destinations",
    lead: "Where most journeys begin.",
    all: "View All Destinations",
  },
  tours: {
    title: "Popular Tours",
    lead: "Small groups, local guides.",
    all: "View All Tours",
    custom: "Custom Trip Planning",
  },
  packages: {
    title: "Travel Packages",
    lead: "Whole journeys, planned from the first transfer to the last.",
    all: "View All Packages",
  },
};

export const FIND_OPTIONS = {
  anyMonth: "Any month",
  anyGroup: "Any group",
  persons: (number: number) => count(number, "person", "people"),
};

export const RECENTLY_VIEWED: string = "Recently viewed";
