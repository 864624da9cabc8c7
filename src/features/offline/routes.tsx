import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const offlineRoutes: ScreenRoute[] = [
  { path: "/offline", screen: lazyScreen(async () => (await import("./offline-screen.tsx")).OfflineScreen) },
];
