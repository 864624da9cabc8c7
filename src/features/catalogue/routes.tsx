import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const catalogueRoutes: ScreenRoute[] = [
  { path: "/", screen: lazyScreen(async () => (await import("./home/home-screen.tsx")).HomeScreen) },
  { path: "/search", screen: lazyScreen(async () => (await import("./search/search-screen.tsx")).SearchScreen) },
  {
    path: "/destinations",
    screen: lazyScreen(async () => (await import("./lists/destinations-screen.tsx")).DestinationsScreen),
  },
  {
    path: "/destinations/:id",
    screen: lazyScreen(async () => (await import("./details/destination-screen.tsx")).DestinationScreen),
  },
  { path: "/tours", screen: lazyScreen(async () => (await import("./lists/tours-screen.tsx")).ToursScreen) },
  { path: "/tours/:id", screen: lazyScreen(async () => (await import("./details/tour-screen.tsx")).TourScreen) },
  {
    path: "/packages",
    screen: lazyScreen(async () => (await import("./packages/packages-screen.tsx")).PackagesScreen),
  },
  {
    path: "/packages/:id",
    screen: lazyScreen(async () => (await import("./details/package-screen.tsx")).PackageScreen),
  },
];
