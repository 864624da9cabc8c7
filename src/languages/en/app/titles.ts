export const TITLES = {
  search: "Search Results",
  destinations: "Destinations",
  tours: "Tours",
  packages: "Travel Packages",
  about: "About",
  help: "Help Center",
  bookingGuide: "Booking Guide",
  cancellationPolicy: "Cancellation Policy",
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  cookies: "Cookies",
  contact: "Contact",
  giftCards: "Gift cards",
  giftCardSale: "Your gift card",
  customTrip: "Custom Trip Planning",
  bookingWithoutTour: "Item not found",
  bookingWithoutPackage: "Item not found",
  waitingList: "Waiting list",
  waitingEntry: "Your entry on the waiting list",
  paymentReturn: "Booking confirmation",
  trips: "My trips",
  receiveTrips: "Import trips",
  joinTrip: "Join a trip",
  ownData: "Your data",
  offline: "Offline",
  install: "Install the app",
  auth: "Sign in",
  guide: "Guide",
  guideScan: "Scan vouchers",
};

export const FOOTER_TITLES = {
  packages: "Packages",
  about: "About Us",
};

export const FOOTER_HEADINGS = {
  links: "Quick Links",
  support: "Support",
};
