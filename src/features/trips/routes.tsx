import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const tripRoutes: ScreenRoute[] = [
  { path: "/trips", screen: lazyScreen(async () => (await import("./list/trips-screen.tsx")).TripsScreen) },
  {
    path: "/trips/receive",
    screen: lazyScreen(async () => (await import("./transfer/receive-screen.tsx")).ReceiveScreen),
  },
  {
    path: "/booking/:id",
    screen: lazyScreen(async () => (await import("./trip/booking-link-screen.tsx")).BookingLinkScreen),
  },
  { path: "/trips/:id", screen: lazyScreen(async () => (await import("./trip/trip-screen.tsx")).TripScreen) },
];
