import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const authRoutes: ScreenRoute[] = [
  { path: "/auth", screen: lazyScreen(async () => (await import("./auth-screen.tsx")).AuthScreen) },
];
