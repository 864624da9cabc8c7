import { createContext, type ReactNode } from "react";

export const TripSlotContext = createContext<(trip: { id: string; title: string }) => ReactNode>(() => null);
