import { createContext, type ReactNode } from "react";

/** Features never import each other, so the app fills this slot. */
export const TripSlotContext = createContext<(trip: { id: string; title: string }) => ReactNode>(() => null);
