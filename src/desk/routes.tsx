import type { ComponentType } from "react";
import { matchRoutes } from "react-router-dom";
import { type RouteName, routeOf } from "../shared/site.ts";
import type { TitledDeskRoute } from "../shared/titles.ts";
import { type LazyScreen, lazyScreen } from "../shared/ui/page/lazy-screen.tsx";

type DeskRoute = Extract<RouteName, "admin" | `admin${string}`>;

const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyScreen =>
  lazyScreen(async () => (await load())[name]);

const itemScreens = () => import("./catalogue/item/item-screen.tsx");

const screens: Record<DeskRoute, LazyScreen> = {
  admin: screen(() => import("./today/today-screen.tsx"), "TodayScreen"),
  adminCatalogue: screen(() => import("./catalogue/dashboard/catalogue-screen.tsx"), "CatalogueScreen"),
  adminDestination: screen(itemScreens, "DestinationEditor"),
  adminTour: screen(itemScreens, "TourEditor"),
  adminPackage: screen(itemScreens, "PackageEditor"),
  adminBookings: screen(() => import("./bookings/bookings-screen.tsx"), "BookingsScreen"),
  adminManualBooking: screen(() => import("./bookings/manual-booking-screen.tsx"), "ManualBookingScreen"),
  adminBooking: screen(() => import("./bookings/desk-booking-screen.tsx"), "DeskBookingScreen"),
  adminDepartures: screen(() => import("./departures/departures-screen.tsx"), "DeparturesScreen"),
  adminItemDepartures: screen(() => import("./departures/item-departures-screen.tsx"), "ItemDeparturesScreen"),
  adminManifest: screen(() => import("./departures/manifest-screen.tsx"), "ManifestScreen"),
  adminGiftCards: screen(() => import("./payments/gift-cards/gift-cards-screen.tsx"), "GiftCardsScreen"),
  adminCodes: screen(() => import("./payments/codes/codes-screen.tsx"), "CodesScreen"),
  adminGuides: screen(() => import("./people/guides/guides-screen.tsx"), "GuidesScreen"),
  adminPeople: screen(() => import("./people/members/members-screen.tsx"), "MembersScreen"),
  adminPayments: screen(() => import("./payments/payments-screen.tsx"), "PaymentsScreen"),
  adminReconciliation: screen(
    () => import("./payments/reconciliation/reconciliation-screen.tsx"),
    "ReconciliationScreen",
  ),
  adminCharts: screen(() => import("./today/charts/charts-screen.tsx"), "ChartsScreen"),
  adminRequests: screen(() => import("./people/requests/requests-screen.tsx"), "RequestsScreen"),
  adminReviews: screen(() => import("./people/reviews/reviews-screen.tsx"), "ReviewsScreen"),
  adminNotReached: screen(() => import("./departures/not-reached-screen.tsx"), "NotReachedScreen"),
  adminAudit: screen(() => import("./settings/audit-screen.tsx"), "AuditScreen"),
  adminErrors: screen(() => import("./settings/errors-screen.tsx"), "ErrorsScreen"),
  adminSettings: screen(() => import("./settings/shop/settings-screen.tsx"), "SettingsScreen"),
  adminPerson: screen(() => import("./settings/person-screen.tsx"), "PersonScreen"),
};

const routeFor = (name: DeskRoute, Screen: LazyScreen) => ({
  path: routeOf(name).path,
  element: <Screen />,
  preload: Screen.preload,
});

export const deskRoutes = (Object.keys(screens) as DeskRoute[]).map((name) => routeFor(name, screens[name]));

export const preloadDeskScreen = async (path: string): Promise<void> =>
  matchRoutes(deskRoutes, path)?.at(-1)?.route.preload();

export type DeskCount = "needs_attention" | "new_requests" | "new_reviews" | "not_reached";

export type DeskPlace = {
  route: TitledDeskRoute;
  shape: string;
  waiting?: DeskCount;
};

/** The order matters: a phone shows the first four at the foot and the others behind More. */
export const DESK_PLACES: readonly DeskPlace[] = [
  { route: "admin", shape: "M3 11l9-8 9 8M5 9.5V21h5v-6h4v6h5V9.5" },
  { route: "adminBookings", shape: "M4 8h16v12H4zM9 8V4h6v4M4 13h16", waiting: "needs_attention" },
  { route: "adminDepartures", shape: "M4 5h16v16H4zM4 10h16M8 3v4M16 3v4" },
  { route: "adminPayments", shape: "M3 6h18v12H3zM3 10h18M6 15h4" },
  { route: "adminCatalogue", shape: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" },
  { route: "adminRequests", shape: "M3 5h18v14H3zM3 6l9 7 9-7", waiting: "new_requests" },
  {
    route: "adminNotReached",
    shape: "M6 16V11a6 6 0 0 1 9-5.200M18 9.500V16M4 16h16M10 20h4M3 3l18 18",
    waiting: "not_reached",
  },
  {
    route: "adminReviews",
    shape: "M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.700 6.3 20l1.5-6.2L3 9.6 9.3 9z",
    waiting: "new_reviews",
  },
  {
    route: "adminGuides",
    shape:
      "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14a6.5 6.5 0 0 1 3.5 6",
  },
  { route: "adminCodes", shape: "M4 4h8l8 8-8 8-8-8zM8 8h.01" },
  { route: "adminGiftCards", shape: "M4 9h16v11H4zM12 9v11M4 13h16M12 9C9 3 5 6 8 9M12 9c3-6 7-3 4 0" },
  { route: "adminCharts", shape: "M5 20v-8M11 20V4M17 20v-5M2 20h20" },
  { route: "adminSettings", shape: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6" },
  { route: "adminAudit", shape: "M4 6h16M4 12h16M4 18h16" },
  {
    route: "adminPeople",
    shape: "M4 5h16v14H4zM9 11.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 16a3 3 0 0 1 6 0M14 9h4M14 13h4",
  },
  { route: "adminErrors", shape: "M12 3l9.500 17h-19zM12 9v5M12 17h.01" },
  { route: "adminPerson", shape: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0" },
];
