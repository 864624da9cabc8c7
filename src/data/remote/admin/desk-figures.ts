import * as v from "valibot";
import { deskCall } from "./desk-call.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const figures = v.object({
  bookings_today: count,
  holds: count,
  needs_attention: count,
  revenue_today_cents: count,
  new_requests: count,
  new_reviews: count,
});

/** What the dashboard shows on top. */
export const deskFigures = () => deskCall("admin_figures", {}, figures);
