import { lazyScreen, type ScreenRoute } from "../../../shared/ui/lazy-screen.tsx";

export const adminDeskRoutes: ScreenRoute[] = [
  { path: "/admin/payments", screen: lazyScreen(async () => (await import("./payments-screen.tsx")).PaymentsScreen) },
];
