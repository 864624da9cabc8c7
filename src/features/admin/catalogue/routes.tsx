import { lazyScreen, type ScreenRoute } from "../../../shared/ui/lazy-screen.tsx";

const editors = () => import("./item-screen.tsx");

export const adminCatalogueRoutes: ScreenRoute[] = [
  { path: "/admin", screen: lazyScreen(async () => (await import("./dashboard-screen.tsx")).DashboardScreen) },
  { path: "/admin/destinations/:id", screen: lazyScreen(async () => (await editors()).DestinationScreen) },
  { path: "/admin/tours/:id", screen: lazyScreen(async () => (await editors()).TourScreen) },
  { path: "/admin/packages/:id", screen: lazyScreen(async () => (await editors()).PackageScreen) },
];
