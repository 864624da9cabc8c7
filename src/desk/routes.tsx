import type { ComponentType } from "react";
import { matchRoutes } from "react-router-dom";
import { type RouteName, routeOf } from "../shared/site.ts";
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
  adminBooking: screen(() => import("./bookings/booking-screen.tsx"), "DeskBookingScreen"),
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
  adminAudit: screen(() => import("./settings/audit-screen.tsx"), "AuditScreen"),
  adminErrors: screen(() => import("./settings/errors-screen.tsx"), "ErrorsScreen"),
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
