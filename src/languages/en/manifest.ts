export const MANIFEST = {
  description:
    "Tours, packages and destinations in Uzbekistan: browse, book and take your trip with you, even offline.",
  homeOnPhone: "Tours along the Silk Road",
  tourOnPhone: "A tour with its days, price and seats",
  homeOnDesktop: "Destinations, tours and packages on a wide screen",
  search: "Search",
  trips: "My trips",
};
