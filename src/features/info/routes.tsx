import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const infoRoutes: ScreenRoute[] = [
  { path: "/about", screen: lazyScreen(async () => (await import("./about-screen.tsx")).AboutScreen) },
  { path: "/help", screen: lazyScreen(async () => (await import("./help/help-screen.tsx")).HelpScreen) },
  {
    path: "/booking-guide",
    screen: lazyScreen(async () => (await import("./booking-guide-screen.tsx")).BookingGuideScreen),
  },
  {
    path: "/cancellation-policy",
    screen: lazyScreen(async () => (await import("./cancellation-policy-screen.tsx")).CancellationPolicyScreen),
  },
  { path: "/terms", screen: lazyScreen(async () => (await import("./terms-screen.tsx")).TermsScreen) },
  { path: "/privacy", screen: lazyScreen(async () => (await import("./privacy-screen.tsx")).PrivacyScreen) },
  { path: "/cookies", screen: lazyScreen(async () => (await import("./cookies-screen.tsx")).CookiesScreen) },
];
