import { lazyScreen, type ScreenRoute } from "../../../shared/ui/lazy-screen.tsx";

export const adminDeskRoutes: ScreenRoute[] = [
  {
    path: "/admin/bookings",
    screen: lazyScreen(async () => (await import("./bookings/bookings-screen.tsx")).BookingsScreen),
  },
  {
    path: "/admin/bookings/new",
    screen: lazyScreen(async () => (await import("./bookings/manual-booking-screen.tsx")).ManualBookingScreen),
  },
  {
    path: "/admin/bookings/:id",
    screen: lazyScreen(async () => (await import("./bookings/booking-screen.tsx")).BookingScreen),
  },
  {
    path: "/admin/departures",
    screen: lazyScreen(async () => (await import("./departures/departures-screen.tsx")).DeparturesScreen),
  },
  {
    path: "/admin/departures/:itemId/:day",
    screen: lazyScreen(async () => (await import("./departures/manifest-screen.tsx")).ManifestScreen),
  },
  {
    path: "/admin/payments",
    screen: lazyScreen(async () => (await import("./payments/payments-screen.tsx")).PaymentsScreen),
  },
  {
    path: "/admin/requests",
    screen: lazyScreen(async () => (await import("./requests/requests-screen.tsx")).RequestsScreen),
  },
  { path: "/admin/audit", screen: lazyScreen(async () => (await import("./audit-screen.tsx")).AuditScreen) },
];
