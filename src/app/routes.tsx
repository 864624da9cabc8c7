import { useEffect } from "react";
import { type RouteName, routeNames, routeOf } from "../shared/site.ts";
import { type LazyScreen, lazyScreen, type ScreenRoute } from "../shared/ui/page/lazy-screen.tsx";
import { adminOnly } from "./guards/admin-only.tsx";
import { whenQuiet } from "../shared/when-quiet.ts";

/**
 * A screen whose way on must not depend on the network: the next one's code is fetched while this one is read. On a
 * first visit the service worker does not serve this page yet.
 */
const withNext = (Screen: LazyScreen, next: readonly LazyScreen[]): LazyScreen => {
  const Both = () => {
    useEffect(() => {
      whenQuiet(() => {
        // A signal that is gone already is no error here: the next screen asks again when it is wanted.
        for (const screen of next) screen.preload().catch(() => undefined);
      });
    }, []);
    return <Screen />;
  };
  return Object.assign(Both, { preload: Screen.preload });
};

const withoutItemScreen = lazyScreen(
  async () => (await import("../features/booking/booking-screen.tsx")).BookingScreen,
);
const processScreen = lazyScreen(async () => (await import("../features/payment/process-screen.tsx")).ProcessScreen);
const confirmationScreen = lazyScreen(
  async () => (await import("../features/payment/confirmation-screen.tsx")).ConfirmationScreen,
);
const editors = () => import("../features/admin/catalogue/item/item-screen.tsx");

/** The screen of each entry of the site's map. The build reads out of here which file a prerendered page needs. */
const screens: Record<RouteName, LazyScreen> = {
  home: lazyScreen(async () => (await import("../features/catalogue/home/home-screen.tsx")).HomeScreen),
  search: lazyScreen(async () => (await import("../features/catalogue/search/search-screen.tsx")).SearchScreen),
  destinations: lazyScreen(
    async () => (await import("../features/catalogue/lists/destinations-screen.tsx")).DestinationsScreen,
  ),
  destination: lazyScreen(
    async () => (await import("../features/catalogue/details/destination-screen.tsx")).DestinationScreen,
  ),
  tours: lazyScreen(async () => (await import("../features/catalogue/lists/tours-screen.tsx")).ToursScreen),
  tour: lazyScreen(async () => (await import("../features/catalogue/details/tour-screen.tsx")).TourScreen),
  packages: lazyScreen(async () => (await import("../features/catalogue/packages/packages-screen.tsx")).PackagesScreen),
  package: lazyScreen(async () => (await import("../features/catalogue/details/package-screen.tsx")).PackageScreen),
  about: lazyScreen(async () => (await import("../features/info/about-screen.tsx")).AboutScreen),
  help: lazyScreen(async () => (await import("../features/info/help/help-screen.tsx")).HelpScreen),
  bookingGuide: lazyScreen(async () => (await import("../features/info/booking-guide-screen.tsx")).BookingGuideScreen),
  cancellationPolicy: lazyScreen(
    async () => (await import("../features/info/cancellation-policy-screen.tsx")).CancellationPolicyScreen,
  ),
  terms: lazyScreen(async () => (await import("../features/info/terms-screen.tsx")).TermsScreen),
  privacy: lazyScreen(async () => (await import("../features/info/privacy-screen.tsx")).PrivacyScreen),
  cookies: lazyScreen(async () => (await import("../features/info/cookies-screen.tsx")).CookiesScreen),
  contact: lazyScreen(async () => (await import("../features/contact/contact-screen.tsx")).ContactScreen),
  customTrip: lazyScreen(async () => (await import("../features/contact/custom-trip-screen.tsx")).CustomTripScreen),
  booking: lazyScreen(async () => (await import("../features/booking/booking-screen.tsx")).BookingScreen),
  bookingWithoutTour: withoutItemScreen,
  bookingWithoutPackage: withoutItemScreen,
  bookingLink: lazyScreen(
    async () => (await import("../features/trips/trip/booking-link-screen.tsx")).BookingLinkScreen,
  ),
  paymentProcessing: processScreen,
  paymentProcess: processScreen,
  paymentReturn: lazyScreen(async () => (await import("../features/payment/return-screen.tsx")).ReturnScreen),
  paymentReturned: confirmationScreen,
  confirmationWithoutId: confirmationScreen,
  bookingConfirmation: confirmationScreen,
  paymentSuccess: lazyScreen(async () => (await import("../features/payment/success-screen.tsx")).SuccessScreen),
  paymentFailed: lazyScreen(async () => (await import("../features/payment/failure-screen.tsx")).FailureScreen),
  trips: lazyScreen(async () => (await import("../features/trips/list/trips-screen.tsx")).TripsScreen),
  receiveTrips: lazyScreen(async () => (await import("../features/trips/transfer/receive-screen.tsx")).ReceiveScreen),
  trip: lazyScreen(async () => (await import("../features/trips/trip/trip-screen.tsx")).TripScreen),
  offline: lazyScreen(async () => (await import("../features/offline/offline-screen.tsx")).OfflineScreen),
  install: lazyScreen(async () => (await import("../features/install/install-screen.tsx")).InstallScreen),
  auth: lazyScreen(async () => (await import("../features/auth/auth-screen.tsx")).AuthScreen),
  admin: lazyScreen(
    async () => (await import("../features/admin/catalogue/dashboard/dashboard-screen.tsx")).DashboardScreen,
  ),
  adminDestination: lazyScreen(async () => (await editors()).DestinationScreen),
  adminTour: lazyScreen(async () => (await editors()).TourScreen),
  adminPackage: lazyScreen(async () => (await editors()).PackageScreen),
  adminBookings: lazyScreen(
    async () => (await import("../features/admin/desk/bookings/bookings-screen.tsx")).BookingsScreen,
  ),
  adminManualBooking: lazyScreen(
    async () => (await import("../features/admin/desk/bookings/manual-booking-screen.tsx")).ManualBookingScreen,
  ),
  adminBooking: lazyScreen(
    async () => (await import("../features/admin/desk/bookings/booking-screen.tsx")).BookingScreen,
  ),
  adminDepartures: lazyScreen(
    async () => (await import("../features/admin/desk/departures/departures-screen.tsx")).DeparturesScreen,
  ),
  adminManifest: lazyScreen(
    async () => (await import("../features/admin/desk/departures/manifest-screen.tsx")).ManifestScreen,
  ),
  adminPayments: lazyScreen(
    async () => (await import("../features/admin/desk/payments/payments-screen.tsx")).PaymentsScreen,
  ),
  adminRequests: lazyScreen(
    async () => (await import("../features/admin/desk/requests/requests-screen.tsx")).RequestsScreen,
  ),
  adminAudit: lazyScreen(async () => (await import("../features/admin/desk/audit-screen.tsx")).AuditScreen),
};

function screenOf(name: RouteName): LazyScreen {
  if (routeOf(name).desk) return adminOnly(screens[name]);
  // Sent without a signal, a booking is shown as a trip all the same.
  if (name === "booking") return withNext(screens.booking, [screens.trips, screens.trip]);
  return screens[name];
}

const notFound: ScreenRoute = {
  path: "*",
  screen: lazyScreen(async () => (await import("../features/info/not-found-screen.tsx")).NotFoundScreen),
};

export const allRoutes: ScreenRoute[] = [
  ...routeNames.map((name) => ({ path: routeOf(name).path, screen: screenOf(name) })),
  notFound,
];
