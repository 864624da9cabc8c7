import { lazyScreen, type ScreenRoute } from "../shared/ui/lazy-screen.tsx";
import { adminCatalogueRoutes } from "../features/admin/catalogue/routes.tsx";
import { adminDeskRoutes } from "../features/admin/desk/routes.tsx";
import { authRoutes } from "../features/auth/routes.tsx";
import { bookingRoutes } from "../features/booking/routes.tsx";
import { catalogueRoutes } from "../features/catalogue/routes.tsx";
import { contactRoutes } from "../features/contact/routes.tsx";
import { infoRoutes } from "../features/info/routes.tsx";
import { installRoutes } from "../features/install/routes.tsx";
import { offlineRoutes } from "../features/offline/routes.tsx";
import { paymentRoutes } from "../features/payment/routes.tsx";
import { tripRoutes } from "../features/trips/routes.tsx";
import { adminOnly } from "./guards/admin-only.tsx";
import { withNext } from "./with-next.tsx";

/** Sent without a signal, a booking is shown as a trip all the same. */
const tripScreens = tripRoutes.map(({ screen }) => screen);

export const routes: ScreenRoute[] = [
  ...catalogueRoutes,
  ...bookingRoutes.map(({ path, screen }) => ({ path, screen: withNext(screen, tripScreens) })),
  ...paymentRoutes,
  ...tripRoutes,
  ...contactRoutes,
  ...infoRoutes,
  ...authRoutes,
  ...offlineRoutes,
  ...installRoutes,
  ...[...adminCatalogueRoutes, ...adminDeskRoutes].map(({ path, screen }) => ({ path, screen: adminOnly(screen) })),
];

const notFound: ScreenRoute = {
  path: "*",
  screen: lazyScreen(async () => (await import("../features/info/not-found-screen.tsx")).NotFoundScreen),
};

export const allRoutes: ScreenRoute[] = [...routes, notFound];
