/** What of the catalogue a prerendered page is made of: nothing, some of its rows, or one item each. */
type Html = "alone" | "rows" | "each destination" | "each tour" | "each package" | "each item";

export interface SiteRoute {
  path: string;
  /** Written as HTML by the build; every other address starts from the neutral shell. */
  html?: Html;
  /** Listed in the sitemap. */
  indexed?: true;
  /** Somebody's own: search engines are asked to stay away. */
  private?: true;
  /** A form, a payment, the desk: nobody is called away from it. */
  busy?: true;
  /** About one's trips already: needs no reminder of them. */
  aboutTrips?: true;
  /** For the operator alone. */
  desk?: true;
  /** Under which heading of the footer it stands, and as what. */
  footer?: readonly [under: "Quick Links" | "Support", label: string];
}

const desk = { private: true, busy: true, desk: true } as const;

/**
 * The one map of the site. Router, prerender, sitemap, robots, hosts' rules and the tests' sweeps read it; a screen for
 * each name stands in `src/app/routes.tsx`.
 */
export const site = {
  home: { path: "/", html: "rows", indexed: true },
  search: { path: "/search", html: "rows" },
  destinations: { path: "/destinations", html: "rows", indexed: true, footer: ["Quick Links", "Destinations"] },
  destination: { path: "/destinations/:id", html: "each destination", indexed: true },
  tours: { path: "/tours", html: "rows", indexed: true, footer: ["Quick Links", "Tours"] },
  tour: { path: "/tours/:id", html: "each tour", indexed: true },
  packages: { path: "/packages", html: "rows", indexed: true, footer: ["Quick Links", "Packages"] },
  package: { path: "/packages/:id", html: "each package", indexed: true },

  about: { path: "/about", html: "alone", indexed: true, footer: ["Quick Links", "About Us"] },
  help: { path: "/help", html: "alone", indexed: true, footer: ["Support", "Help Center"] },
  bookingGuide: { path: "/booking-guide", html: "alone", indexed: true, footer: ["Support", "Booking Guide"] },
  cancellationPolicy: {
    path: "/cancellation-policy",
    html: "alone",
    indexed: true,
    footer: ["Support", "Cancellation Policy"],
  },
  terms: { path: "/terms", html: "alone", indexed: true, footer: ["Support", "Terms of Service"] },
  privacy: { path: "/privacy", html: "alone", indexed: true, footer: ["Support", "Privacy Policy"] },
  cookies: { path: "/cookies", html: "alone", indexed: true },
  contact: { path: "/contact", html: "alone", indexed: true, footer: ["Quick Links", "Contact"] },
  customTrip: { path: "/booking", html: "alone", indexed: true, busy: true },

  booking: { path: "/booking/:type/:id", html: "each item", private: true, busy: true },
  bookingWithoutTour: { path: "/booking/tour", private: true, busy: true },
  bookingWithoutPackage: { path: "/booking/package", private: true, busy: true },
  bookingLink: { path: "/booking/:id", private: true, busy: true },
  paymentProcessing: { path: "/payment/process", private: true, busy: true },
  paymentProcess: { path: "/payment/process/:transactionId", private: true, busy: true },
  paymentReturn: { path: "/booking-confirmation", private: true, busy: true },
  paymentReturned: { path: "/booking-confirmation/:paymentId", private: true, busy: true },
  confirmationWithoutId: { path: "/booking/confirmation", private: true, busy: true },
  bookingConfirmation: { path: "/booking/confirmation/:paymentId", private: true, busy: true },
  paymentSuccess: { path: "/payment/confirmation", private: true, busy: true },
  paymentFailed: { path: "/payment/failure", private: true, busy: true },

  trips: { path: "/trips", private: true },
  receiveTrips: { path: "/trips/receive", private: true, aboutTrips: true },
  trip: { path: "/trips/:id", private: true, aboutTrips: true },
  offline: { path: "/offline", footer: ["Quick Links", "Offline"] },
  install: { path: "/install", busy: true, footer: ["Quick Links", "Install the app"] },
  auth: { path: "/auth", private: true, busy: true },

  admin: { path: "/admin", ...desk },
  adminDestination: { path: "/admin/destinations/:id", ...desk },
  adminTour: { path: "/admin/tours/:id", ...desk },
  adminPackage: { path: "/admin/packages/:id", ...desk },
  adminBookings: { path: "/admin/bookings", ...desk },
  adminManualBooking: { path: "/admin/bookings/new", ...desk },
  adminBooking: { path: "/admin/bookings/:id", ...desk },
  adminDepartures: { path: "/admin/departures", ...desk },
  adminManifest: { path: "/admin/departures/:itemId/:day", ...desk },
  adminPayments: { path: "/admin/payments", ...desk },
  adminRequests: { path: "/admin/requests", ...desk },
  adminAudit: { path: "/admin/audit", ...desk },
} as const satisfies Record<string, SiteRoute>;

export type RouteName = keyof typeof site;

export const routeNames = Object.keys(site) as RouteName[];
export const routeOf = (name: RouteName): SiteRoute => site[name];
