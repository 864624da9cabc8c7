import { createContext, type ReactNode } from "react";

export const TripSlotContext = createContext<(trip: { id: string; title: string }) => ReactNode>(() => null);

export type TripReader = {
  kind: "booking" | "companion" | "waiting";
  id: string;
  token: string;
  title: string;
  ends_on: string;
};

/** The trip's page leads to the panel of news, which another feature shows. */
export const NEWS_PANEL_ID = "trip-news";

export const FollowSlotContext = createContext<(reader: TripReader) => ReactNode>(() => null);
