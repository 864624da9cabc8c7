import { lazyScreen, type ScreenRoute } from "../shared/ui/lazy-screen.tsx";
import { bookingRoutes } from "../features/booking/routes.tsx";
import { catalogueRoutes } from "../features/catalogue/routes.tsx";
import { contactRoutes } from "../features/contact/routes.tsx";
import { infoRoutes } from "../features/info/routes.tsx";
import { paymentRoutes } from "../features/payment/routes.tsx";
import { tripRoutes } from "../features/trips/routes.tsx";
import { PlainScreen } from "./plain-screen.tsx";
import { withNext } from "./with-next.tsx";

/** Addresses whose screens are yet to come: they say so instead of pretending. */
const plain = (path: string, title: string): ScreenRoute => ({
  path,
  screen: lazyScreen(async () => () => <PlainScreen title={title} />),
});

const comingRoutes: ScreenRoute[] = [
  plain("/auth", "Welcome to Journey to Uzbekistan"),
  plain("/offline", "Offline"),
  plain("/admin", "Dashboard"),
  plain("/admin/destinations/:id", "Destination"),
  plain("/admin/tours/:id", "Tour"),
  plain("/admin/packages/:id", "Package"),
  plain("/admin/payments", "Payment logs"),
];

/** Sent without a signal, a booking is shown as a trip all the same. */
const tripScreens = tripRoutes.map(({ screen }) => screen);

export const routes: ScreenRoute[] = [
  ...catalogueRoutes,
  ...bookingRoutes.map(({ path, screen }) => ({ path, screen: withNext(screen, tripScreens) })),
  ...paymentRoutes,
  ...tripRoutes,
  ...contactRoutes,
  ...infoRoutes,
  ...comingRoutes,
];

const notFound: ScreenRoute = {
  path: "*",
  screen: lazyScreen(async () => (await import("../features/info/not-found-screen.tsx")).NotFoundScreen),
};

export const allRoutes: ScreenRoute[] = [...routes, notFound];
