import { createContext, type ReactNode } from "react";

/** What other features add to a trip (Save for offline). The app fills it: features do not meet. */
export const TripSlotContext = createContext<(trip: { id: string; title: string }) => ReactNode>(() => null);
