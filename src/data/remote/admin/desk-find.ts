import { findSchema } from "../../../domain/desk/bookings/find-schema.ts";
import { deskCall } from "./desk-call.ts";

/** What the words mean at the desk; on a day: its departures, and who travels then. */
export const findAtDesk = (query: string, on_day: string | null) =>
  deskCall("admin_find", { query, on_day }, findSchema);
