import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const contactRoutes: ScreenRoute[] = [
  { path: "/contact", screen: lazyScreen(async () => (await import("./contact-screen.tsx")).ContactScreen) },
  { path: "/booking", screen: lazyScreen(async () => (await import("./custom-trip-screen.tsx")).CustomTripScreen) },
];
