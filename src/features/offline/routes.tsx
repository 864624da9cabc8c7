import type { ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

export const offlineRoutes: ScreenRoute[] = [];
