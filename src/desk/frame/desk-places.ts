import type { TitledRoute } from "../../shared/site.ts";

export type DeskCount = "needs_attention" | "new_requests" | "new_reviews";

export type DeskPlace = {
  route: Extract<TitledRoute, `admin${string}`>;
  shape: string;
  waiting?: DeskCount;
};

/** The order matters: a phone shows the first four at the foot and the others behind More. */
export const DESK_PLACES: readonly DeskPlace[] = [
  { route: "admin", shape: "M3 11l9-8 9 8M5 9.5V21h5v-6h4v6h5V9.5" },
  { route: "adminBookings", shape: "M4 8h16v12H4zM9 8V4h6v4M4 13h16", waiting: "needs_attention" },
  { route: "adminDepartures", shape: "M4 5h16v16H4zM4 10h16M8 3v4M16 3v4" },
  { route: "adminPayments", shape: "M3 6h18v12H3zM3 10h18M6 15h4" },
  { route: "adminCatalogue", shape: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" },
  { route: "adminRequests", shape: "M3 5h18v14H3zM3 6l9 7 9-7", waiting: "new_requests" },
  {
    route: "adminReviews",
    shape: "M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.700 6.3 20l1.5-6.2L3 9.6 9.3 9z",
    waiting: "new_reviews",
  },
  {
    route: "adminGuides",
    shape:
      "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14a6.5 6.5 0 0 1 3.5 6",
  },
  { route: "adminCodes", shape: "M4 4h8l8 8-8 8-8-8zM8 8h.01" },
  { route: "adminGiftCards", shape: "M4 9h16v11H4zM12 9v11M4 13h16M12 9C9 3 5 6 8 9M12 9c3-6 7-3 4 0" },
  { route: "adminCharts", shape: "M5 20v-8M11 20V4M17 20v-5M2 20h20" },
  { route: "adminAudit", shape: "M4 6h16M4 12h16M4 18h16" },
  {
    route: "adminPeople",
    shape: "M4 5h16v14H4zM9 11.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 16a3 3 0 0 1 6 0M14 9h4M14 13h4",
  },
  { route: "adminErrors", shape: "M12 3l9.500 17h-19zM12 9v5M12 17h.01" },
  { route: "adminPerson", shape: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0" },
];
