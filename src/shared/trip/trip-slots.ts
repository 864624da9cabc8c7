import { createContext, type ReactNode } from "react";

export const TripSlotContext = createContext<(trip: { id: string; title: string }) => ReactNode>(() => null);

export type TripReader = {
  kind: "booking" | "companion" | "waiting";
  id: string;
  token: string;
  title: string;
  ends_on: string;
};

export const FollowSlotContext = createContext<(reader: TripReader) => ReactNode>(() => null);
