import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

const screen = lazyScreen(async () => (await import("./booking-screen.tsx")).BookingScreen);

export const bookingRoutes: ScreenRoute[] = [
  { path: "/booking/tour", screen },
  { path: "/booking/package", screen },
  { path: "/booking/:type/:id", screen },
];
