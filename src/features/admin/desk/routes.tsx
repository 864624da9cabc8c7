import { lazyScreen, type ScreenRoute } from "../../../shared/ui/lazy-screen.tsx";

export const adminDeskRoutes: ScreenRoute[] = [
  { path: "/admin/bookings", screen: lazyScreen(async () => (await import("./bookings-screen.tsx")).BookingsScreen) },
  {
    path: "/admin/bookings/new",
    screen: lazyScreen(async () => (await import("./manual-booking-screen.tsx")).ManualBookingScreen),
  },
  { path: "/admin/bookings/:id", screen: lazyScreen(async () => (await import("./booking-screen.tsx")).BookingScreen) },
  {
    path: "/admin/departures",
    screen: lazyScreen(async () => (await import("./departures-screen.tsx")).DeparturesScreen),
  },
  {
    path: "/admin/departures/:itemId/:day",
    screen: lazyScreen(async () => (await import("./manifest-screen.tsx")).ManifestScreen),
  },
  { path: "/admin/payments", screen: lazyScreen(async () => (await import("./payments-screen.tsx")).PaymentsScreen) },
  { path: "/admin/requests", screen: lazyScreen(async () => (await import("./requests-screen.tsx")).RequestsScreen) },
  { path: "/admin/audit", screen: lazyScreen(async () => (await import("./audit-screen.tsx")).AuditScreen) },
];
