// A list that reads from the other would pull both into the worker, so these names are separate constants.
const KEPT_TRIPS = "journey-kept-trips";

export const LOCAL_STORAGE = {
  session: "journey-auth",
  role: "journey-auth-role",
  invitation: "journey-invitation",
  keptTrips: KEPT_TRIPS,
  visits: "journey-visits",
  installInvited: "journey-install-invited",
  clock: "journey-clock",
  unsavedDraft: "journey-unsaved-draft",
  requestCopies: "journey-request-copies",
  currency: "journey-currency",
  language: "journey-language",
  deskColumns: "journey-desk-columns",
  settlementColumns: "journey-settlement-columns",
  firstStepsHidden: "journey-first-steps-hidden",
  /** Mantine chose this name, and index.html reads it before the first paint. */
  colorScheme: "mantine-color-scheme-value",
} as const;

export const SESSION_STORAGE = {
  keptTrips: KEPT_TRIPS,
  thisVisit: "journey-this-visit",
  recoveredAt: "journey-recovered-at",
  languageScroll: "journey-language-scroll",
  dataKey: "journey-data-key",
  giftCard: "journey-gift-card",
} as const;

export const DATABASE = "journey";
export const TABLES = [
  "destinations",
  "tours",
  "packages",
  "departures",
  "state",
  "bookings",
  "outbox",
  "drafts",
  "saved",
  "saved_files",
  "recent",
  "roster",
  "guide_reports",
  "errors",
  "translations",
  "companion_trips",
] as const;

export const CACHES = {
  precache: "workbox-precache",
  pictures: "pictures",
  requestCopies: "request-copies",
  previousVersion: "previous-version",
  usedParts: "used-parts",
} as const;

type ValueOf<Names> = Names[keyof Names];
export type StoredName =
  | `local storage: ${ValueOf<typeof LOCAL_STORAGE>}`
  | `session storage: ${ValueOf<typeof SESSION_STORAGE>}`
  | `database ${typeof DATABASE}: ${(typeof TABLES)[number]}`
  | `cache: ${ValueOf<typeof CACHES>}`;
