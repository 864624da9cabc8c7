import { type ComponentType, useEffect } from "react";
import { withDatabase } from "../data/local/first-visit.ts";
import { loadWithRetry } from "../shared/browser/load-with-retry.ts";
import { runWhenIdle } from "../shared/run-when-idle.ts";
import { type RouteName, routeNames, routeOf } from "../shared/site.ts";
import { type LazyScreen, lazyScreen, type ScreenRoute } from "../shared/ui/page/lazy-screen.tsx";
import { AdminOnly } from "./guards/admin-only.tsx";
import { guideOnly } from "./guards/guide-only.tsx";

type ShopRoute = Exclude<RouteName, "admin" | `admin${string}`>;
const shopRoutes = routeNames.filter((name): name is ShopRoute => !routeOf(name).desk);

const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyScreen =>
  lazyScreen(async () => (await load())[name]);

/** Preloads the next screen, because on a first visit the service worker cannot serve it offline. */
function withNextScreens(Screen: LazyScreen, next: readonly LazyScreen[]): LazyScreen {
  const ScreenWithPreload = () => {
    useEffect(() => {
      runWhenIdle(() => {
        for (const screen of next) void withDatabase(() => loadWithRetry(screen.preload));
      });
    }, []);
    return <Screen />;
  };
  return Object.assign(ScreenWithPreload, { preload: Screen.preload });
}

const withoutItemScreen = screen(() => import("../features/booking/booking-screen.tsx"), "BookingScreen");
const processScreen = screen(() => import("../features/payment/process-screen.tsx"), "ProcessScreen");
const confirmationScreen = screen(() => import("../features/payment/confirmation-screen.tsx"), "ConfirmationScreen");

/** The build parses this table to find the file of a prerendered page. */
const screens: Record<ShopRoute, LazyScreen> = {
  home: screen(() => import("../features/catalogue/home/home-screen.tsx"), "HomeScreen"),
  search: screen(() => import("../features/catalogue/search/search-screen.tsx"), "SearchScreen"),
  destinations: screen(() => import("../features/catalogue/lists/destinations-screen.tsx"), "DestinationsScreen"),
  destination: screen(() => import("../features/catalogue/details/destination-screen.tsx"), "DestinationScreen"),
  tours: screen(() => import("../features/catalogue/lists/tours-screen.tsx"), "ToursScreen"),
  tour: screen(() => import("../features/catalogue/details/tour-screen.tsx"), "TourScreen"),
  packages: screen(() => import("../features/catalogue/packages/packages-screen.tsx"), "PackagesScreen"),
  package: screen(() => import("../features/catalogue/details/package-screen.tsx"), "PackageScreen"),
  about: screen(() => import("../features/info/about-screen.tsx"), "AboutScreen"),
  help: screen(() => import("../features/info/help/help-screen.tsx"), "HelpScreen"),
  bookingGuide: screen(() => import("../features/info/booking-guide-screen.tsx"), "BookingGuideScreen"),
  cancellationPolicy: screen(
    () => import("../features/info/cancellation-policy-screen.tsx"),
    "CancellationPolicyScreen",
  ),
  terms: screen(() => import("../features/info/terms-screen.tsx"), "TermsScreen"),
  privacy: screen(() => import("../features/info/privacy-screen.tsx"), "PrivacyScreen"),
  cookies: screen(() => import("../features/info/cookies-screen.tsx"), "CookiesScreen"),
  contact: screen(() => import("../features/contact/contact-screen.tsx"), "ContactScreen"),
  giftCards: screen(() => import("../features/payment/gift-cards/gift-card-screens.tsx"), "GiftCardShopScreen"),
  giftCardSale: screen(() => import("../features/payment/gift-cards/gift-card-screens.tsx"), "GiftCardSaleScreen"),
  customTrip: screen(() => import("../features/contact/custom-trip-screen.tsx"), "CustomTripScreen"),
  booking: screen(() => import("../features/booking/booking-screen.tsx"), "BookingScreen"),
  bookingWithoutTour: withoutItemScreen,
  bookingWithoutPackage: withoutItemScreen,
  bookingLink: screen(() => import("../features/trips/trip/trip-screen.tsx"), "BookingLinkScreen"),
  waitingList: screen(() => import("../features/booking/waiting/waiting-list-screen.tsx"), "WaitingListScreen"),
  waitingEntry: screen(() => import("../features/booking/waiting/waiting-entry-screen.tsx"), "WaitingEntryScreen"),
  paymentProcessing: processScreen,
  paymentProcess: processScreen,
  paymentReturn: screen(() => import("../features/payment/return-screen.tsx"), "ReturnScreen"),
  paymentReturned: confirmationScreen,
  confirmationWithoutId: confirmationScreen,
  bookingConfirmation: confirmationScreen,
  paymentSuccess: screen(() => import("../features/payment/success-screen.tsx"), "SuccessScreen"),
  paymentFailed: screen(() => import("../features/payment/failure-screen.tsx"), "FailureScreen"),
  draft: screen(() => import("./desk/draft-screen.tsx"), "DraftScreen"),
  trips: screen(() => import("../features/trips/list/trips-screen.tsx"), "TripsScreen"),
  receiveTrips: screen(() => import("../features/trips/transfer/receive-screen.tsx"), "ReceiveScreen"),
  trip: screen(() => import("../features/trips/trip/trip-screen.tsx"), "TripScreen"),
  joinTrip: screen(() => import("../features/companion/join-screen.tsx"), "JoinScreen"),
  companion: screen(() => import("../features/companion/companion-screen.tsx"), "CompanionScreen"),
  ownData: screen(() => import("../features/auth/own-data/own-data-screen.tsx"), "OwnDataScreen"),
  offline: screen(() => import("../features/offline/offline-screen.tsx"), "OfflineScreen"),
  install: screen(() => import("../features/install/install-screen.tsx"), "InstallScreen"),
  auth: screen(() => import("../features/auth/auth-screen.tsx"), "AuthScreen"),
  guide: screen(() => import("../features/guide/home/guide-screen.tsx"), "GuideScreen"),
  guideScan: screen(() => import("../features/guide/scan/scan-screen.tsx"), "ScanScreen"),
  guideDeparture: screen(() => import("../features/guide/departure/departure-screen.tsx"), "DepartureScreen"),
  guideBooking: screen(() => import("../features/guide/booking/guide-booking-screen.tsx"), "GuideBookingScreen"),
};

function screenOf(name: ShopRoute): LazyScreen {
  if (routeOf(name).guide) return guideOnly(screens[name]);
  if (name === "booking") return withNextScreens(screens.booking, [screens.trips, screens.trip]);
  return screens[name];
}

const notFound: ScreenRoute = {
  path: "*",
  screen: screen(() => import("../features/info/not-found-screen.tsx"), "NotFoundScreen"),
};

export const allRoutes: ScreenRoute[] = [
  ...shopRoutes.map((name) => ({ path: routeOf(name).path, screen: screenOf(name) })),
  { path: "/admin/*", screen: AdminOnly },
  notFound,
];
