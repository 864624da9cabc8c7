import { count } from "../../../domain/words.ts";

export const FRAME = {
  places: "Admin",
  more: "More",
  shop: "View site",
  account: (email: string) => `Signed in as ${email}`,
  waiting: {
    needs_attention: (number: number) => count(number, "booking needs attention", "bookings need attention"),
    new_requests: (number: number) => count(number, "new request"),
    new_reviews: (number: number) => count(number, "new review"),
  },
};
