import type { LazyScreen } from "../../shared/ui/lazy-screen.tsx";

/** The guard of an admin screen. */
export const adminOnly = (screen: LazyScreen): LazyScreen => screen;
