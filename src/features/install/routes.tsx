import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const installRoutes: ScreenRoute[] = [
  { path: "/install", screen: lazyScreen(async () => (await import("./install-screen.tsx")).InstallScreen) },
];
