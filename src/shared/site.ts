import { CAMERA_PAGE } from "../domain/worker/shell-page.ts";

type Html = "alone" | "rows" | "each destination" | "each tour" | "each package" | "each item";

type Title = string | { of: "item" | "state" | "shop" };

export type SiteRoute = {
  path: string;
  title: Title;
  /** Prerendered; every other address starts from the shell. */
  html?: Html;
  indexed?: true;
  /** Hidden from search engines. */
  private?: true;
  busy?: true;
  aboutTrips?: true;
  desk?: true;
  guide?: true;
  footer?: "Quick Links" | "Support";
  label?: string;
};

const itemRoute = { of: "item" } as const;
const shopRoute = { of: "shop" } as const;
const stateRoute = { of: "state" } as const;
const guideRoute = { private: true, busy: true, guide: true } as const;
const desk = { private: true, busy: true, desk: true } as const;

/** The router, prerender, sitemap, robots, host files, titles and tests all read this map. */
export const site = {
  home: { path: "/", title: shopRoute, html: "rows", indexed: true },
  search: { path: "/search", title: "Search Results", html: "rows" },
  destinations: { path: "/destinations", title: "Destinations", html: "rows", indexed: true, footer: "Quick Links" },
  destination: { path: "/destinations/:id", title: itemRoute, html: "each destination", indexed: true },
  tours: { path: "/tours", title: "Tours", html: "rows", indexed: true, footer: "Quick Links" },
  tour: { path: "/tours/:id", title: itemRoute, html: "each tour", indexed: true },
  packages: {
    path: "/packages",
    title: "Travel Packages",
    html: "rows",
    indexed: true,
    label: "Packages",
    footer: "Quick Links",
  },
  package: { path: "/packages/:id", title: itemRoute, html: "each package", indexed: true },

  about: { path: "/about", title: "About", html: "alone", indexed: true, label: "About Us", footer: "Quick Links" },
  help: { path: "/help", title: "Help Center", html: "alone", indexed: true, footer: "Support" },
  bookingGuide: { path: "/booking-guide", title: "Booking Guide", html: "alone", indexed: true, footer: "Support" },
  cancellationPolicy: {
    path: "/cancellation-policy",
    title: "Cancellation Policy",
    html: "alone",
    indexed: true,
    footer: "Support",
  },
  terms: { path: "/terms", title: "Terms of Service", html: "alone", indexed: true, footer: "Support" },
  privacy: { path: "/privacy", title: "Privacy Policy", html: "alone", indexed: true, footer: "Support" },
  cookies: { path: "/cookies", title: "Cookies", html: "alone", indexed: true },
  contact: { path: "/contact", title: "Contact", html: "alone", indexed: true, footer: "Quick Links" },
  customTrip: { path: "/booking", title: "Custom Trip Planning", html: "alone", indexed: true, busy: true },

  booking: { path: "/booking/:type/:id", title: itemRoute, html: "each item", private: true, busy: true },
  bookingWithoutTour: { path: "/booking/tour", title: "Item not found", private: true, busy: true },
  bookingWithoutPackage: { path: "/booking/package", title: "Item not found", private: true, busy: true },
  bookingLink: { path: "/booking/:id", title: itemRoute, private: true, busy: true },
  waitingList: { path: "/waiting-list/:type/:id", title: "Waiting list", private: true, busy: true },
  leaveWaitingList: { path: "/waiting-list", title: "Leave the waiting list", private: true, busy: true },
  paymentProcessing: { path: "/payment/process", title: stateRoute, private: true, busy: true },
  paymentProcess: { path: "/payment/process/:transactionId", title: stateRoute, private: true, busy: true },
  paymentReturn: { path: "/booking-confirmation", title: "Booking confirmation", private: true, busy: true },
  paymentReturned: { path: "/booking-confirmation/:paymentId", title: stateRoute, private: true, busy: true },
  confirmationWithoutId: { path: "/booking/confirmation", title: stateRoute, private: true, busy: true },
  bookingConfirmation: { path: "/booking/confirmation/:paymentId", title: stateRoute, private: true, busy: true },
  paymentSuccess: { path: "/payment/confirmation", title: stateRoute, private: true, busy: true },
  paymentFailed: { path: "/payment/failure", title: stateRoute, private: true, busy: true },

  trips: { path: "/trips", title: "My trips", private: true },
  receiveTrips: { path: "/trips/receive", title: "Import trips", private: true, aboutTrips: true },
  ownData: { path: "/my-data", title: "Your data", private: true, busy: true },
  trip: { path: "/trips/:id", title: itemRoute, private: true, aboutTrips: true },
  offline: { path: "/offline", title: "Offline", footer: "Quick Links" },
  install: { path: "/install", title: "Install the app", busy: true, footer: "Quick Links" },
  auth: { path: "/auth", title: "Sign in", private: true, busy: true },

  guide: { path: "/guide", title: "Guide", ...guideRoute },
  guideScan: { path: CAMERA_PAGE, title: "Scan vouchers", ...guideRoute },
  guideDeparture: { path: "/guide/:departureId", title: itemRoute, ...guideRoute },
  guideBooking: { path: "/guide/:departureId/:bookingId", title: itemRoute, ...guideRoute },

  admin: { path: "/admin", title: "Today", ...desk },
  adminCatalogue: { path: "/admin/catalogue", title: "Catalogue", ...desk },
  adminDestination: { path: "/admin/destinations/:id", title: itemRoute, ...desk },
  adminTour: { path: "/admin/tours/:id", title: itemRoute, ...desk },
  adminPackage: { path: "/admin/packages/:id", title: itemRoute, ...desk },
  adminBookings: { path: "/admin/bookings", title: "Bookings", ...desk },
  adminManualBooking: { path: "/admin/bookings/new", title: "New booking", ...desk },
  adminBooking: { path: "/admin/bookings/:id", title: itemRoute, ...desk },
  adminDepartures: { path: "/admin/departures", title: "Departures", ...desk },
  adminItemDepartures: { path: "/admin/departures/:itemId", title: itemRoute, ...desk },
  adminManifest: { path: "/admin/departures/:itemId/:day", title: itemRoute, ...desk },
  adminGuides: { path: "/admin/guides", title: "Guides", ...desk },
  adminCodes: { path: "/admin/codes", title: "Codes", ...desk },
  adminGiftCards: { path: "/admin/gift-cards", title: "Gift cards", ...desk },
  adminPayments: { path: "/admin/payments", title: "Payments", ...desk },
  adminReconciliation: { path: "/admin/payments/reconciliation", title: "Reconciliation", ...desk },
  adminCharts: { path: "/admin/charts", title: "Charts", ...desk },
  adminRequests: { path: "/admin/requests", title: "Requests", ...desk },
  adminReviews: { path: "/admin/reviews", title: "Reviews", ...desk },
  adminAudit: { path: "/admin/audit", title: "Audit", ...desk },
  adminErrors: { path: "/admin/errors", title: "Errors", ...desk },
  adminSettings: { path: "/admin/settings", title: "Settings", ...desk },
  adminPeople: { path: "/admin/people", title: "People", ...desk },
  adminPerson: { path: "/admin/personal-data", title: "Personal data", ...desk },
} as const satisfies Record<string, SiteRoute>;

export type RouteName = keyof typeof site;

export const routeNames = Object.keys(site) as RouteName[];
export const routeOf = (name: RouteName): SiteRoute => site[name];

export type TitledRoute = {
  [Name in RouteName]: (typeof site)[Name]["title"] extends string ? Name : never;
}[RouteName];

export const titleOf = (name: TitledRoute): string => site[name].title;
