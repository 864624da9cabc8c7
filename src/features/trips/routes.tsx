import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const tripRoutes: ScreenRoute[] = [
  { path: "/trips", screen: lazyScreen(async () => (await import("./trips-screen.tsx")).TripsScreen) },
  { path: "/trips/receive", screen: lazyScreen(async () => (await import("./receive-screen.tsx")).ReceiveScreen) },
  {
    path: "/booking/:id",
    screen: lazyScreen(async () => (await import("./booking-link-screen.tsx")).BookingLinkScreen),
  },
  { path: "/trips/:id", screen: lazyScreen(async () => (await import("./trip-screen.tsx")).TripScreen) },
];
