import { createContext, type ReactNode } from "react";

/** Lets other features add to a trip; the app fills it, as features never import each other. */
export const TripSlotContext = createContext<(trip: { id: string; title: string }) => ReactNode>(() => null);
