import { createContext, type ReactNode } from "react";

/** Filled by the app, since features never import each other. */
export const TripSlotContext = createContext<(trip: { id: string; title: string }) => ReactNode>(() => null);
