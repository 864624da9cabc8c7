import { CAMERA_PAGE } from "../domain/worker/shell-page.ts";

type Html = "alone" | "rows" | "each destination" | "each tour" | "each package" | "each item";

export type SiteRoute = {
  path: string;
  titledBy?: "item" | "state" | "shop";
  /** Prerendered; every other address starts from the shell. */
  html?: Html;
  indexed?: true;
  private?: true;
  busy?: true;
  aboutTrips?: true;
  desk?: true;
  guide?: true;
  footer?: "links" | "support";
};

const guideRoute = { private: true, busy: true, guide: true } as const;
const desk = { private: true, busy: true, desk: true } as const;

export const site = {
  home: { path: "/", titledBy: "shop", html: "rows", indexed: true },
  search: { path: "/search", html: "rows" },
  destinations: { path: "/destinations", html: "rows", indexed: true, footer: "links" },
  destination: { path: "/destinations/:id", titledBy: "item", html: "each destination", indexed: true },
  tours: { path: "/tours", html: "rows", indexed: true, footer: "links" },
  tour: { path: "/tours/:id", titledBy: "item", html: "each tour", indexed: true },
  packages: { path: "/packages", html: "rows", indexed: true, footer: "links" },
  package: { path: "/packages/:id", titledBy: "item", html: "each package", indexed: true },

  about: { path: "/about", html: "alone", indexed: true, footer: "links" },
  help: { path: "/help", html: "alone", indexed: true, footer: "support" },
  bookingGuide: { path: "/booking-guide", html: "alone", indexed: true, footer: "support" },
  cancellationPolicy: { path: "/cancellation-policy", html: "alone", indexed: true, footer: "support" },
  terms: { path: "/terms", html: "alone", indexed: true, footer: "support" },
  privacy: { path: "/privacy", html: "alone", indexed: true, footer: "support" },
  cookies: { path: "/cookies", html: "alone", indexed: true },
  contact: { path: "/contact", html: "alone", indexed: true, footer: "links" },
  giftCards: { path: "/gift-cards", html: "alone", indexed: true, busy: true, footer: "links" },
  giftCardSale: { path: "/gift-cards/bought", private: true, busy: true },
  customTrip: { path: "/booking", html: "alone", indexed: true, busy: true },

  booking: { path: "/booking/:type/:id", titledBy: "item", html: "each item", private: true, busy: true },
  bookingWithoutTour: { path: "/booking/tour", private: true, busy: true },
  bookingWithoutPackage: { path: "/booking/package", private: true, busy: true },
  bookingLink: { path: "/booking/:id", titledBy: "item", private: true, busy: true },
  waitingList: { path: "/waiting-list/:type/:id", private: true, busy: true },
  waitingEntry: { path: "/waiting-list", private: true, busy: true },
  paymentProcessing: { path: "/payment/process", titledBy: "state", private: true, busy: true },
  paymentProcess: { path: "/payment/process/:transactionId", titledBy: "state", private: true, busy: true },
  paymentReturn: { path: "/booking-confirmation", private: true, busy: true },
  paymentReturned: { path: "/booking-confirmation/:paymentId", titledBy: "state", private: true, busy: true },
  confirmationWithoutId: { path: "/booking/confirmation", titledBy: "state", private: true, busy: true },
  bookingConfirmation: { path: "/booking/confirmation/:paymentId", titledBy: "state", private: true, busy: true },
  paymentSuccess: { path: "/payment/confirmation", titledBy: "state", private: true, busy: true },
  paymentFailed: { path: "/payment/failure", titledBy: "state", private: true, busy: true },

  draft: { path: "/draft/:type/:id", titledBy: "item", private: true },
  trips: { path: "/trips", private: true },
  receiveTrips: { path: "/trips/receive", private: true, aboutTrips: true },
  ownData: { path: "/my-data", private: true, busy: true },
  trip: { path: "/trips/:id", titledBy: "item", private: true, aboutTrips: true },
  joinTrip: { path: "/join", private: true, aboutTrips: true },
  companion: { path: "/companion/:id", titledBy: "item", private: true, aboutTrips: true },
  offline: { path: "/offline", footer: "links" },
  install: { path: "/install", busy: true, footer: "links" },
  auth: { path: "/auth", private: true, busy: true },

  guide: { path: "/guide", ...guideRoute },
  guideScan: { path: CAMERA_PAGE, ...guideRoute },
  guideDeparture: { path: "/guide/:departureId", titledBy: "item", ...guideRoute },
  guideBooking: { path: "/guide/:departureId/:bookingId", titledBy: "item", ...guideRoute },

  admin: { path: "/admin", ...desk },
  adminCatalogue: { path: "/admin/catalogue", ...desk },
  adminDestination: { path: "/admin/destinations/:id", titledBy: "item", ...desk },
  adminTour: { path: "/admin/tours/:id", titledBy: "item", ...desk },
  adminPackage: { path: "/admin/packages/:id", titledBy: "item", ...desk },
  adminBookings: { path: "/admin/bookings", ...desk },
  adminManualBooking: { path: "/admin/bookings/new", ...desk },
  adminBooking: { path: "/admin/bookings/:id", titledBy: "item", ...desk },
  adminDepartures: { path: "/admin/departures", ...desk },
  adminItemDepartures: { path: "/admin/departures/:itemId", titledBy: "item", ...desk },
  adminManifest: { path: "/admin/departures/:itemId/:day", titledBy: "item", ...desk },
  adminGuides: { path: "/admin/guides", ...desk },
  adminCodes: { path: "/admin/codes", ...desk },
  adminGiftCards: { path: "/admin/gift-cards", ...desk },
  adminPayments: { path: "/admin/payments", ...desk },
  adminReconciliation: { path: "/admin/payments/reconciliation", ...desk },
  adminCharts: { path: "/admin/charts", ...desk },
  adminRequests: { path: "/admin/requests", ...desk },
  adminReviews: { path: "/admin/reviews", ...desk },
  adminNotReached: { path: "/admin/not-reached", ...desk },
  adminAudit: { path: "/admin/audit", ...desk },
  adminErrors: { path: "/admin/errors", ...desk },
  adminSettings: { path: "/admin/settings", ...desk },
  adminPeople: { path: "/admin/people", ...desk },
  adminPerson: { path: "/admin/personal-data", ...desk },
} as const satisfies Record<string, SiteRoute>;

export type RouteName = keyof typeof site;

export const routeNames = Object.keys(site) as RouteName[];
export const routeOf = (name: RouteName): SiteRoute => site[name];
