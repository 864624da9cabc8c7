import { findSchema } from "../../../domain/desk/bookings/find-schema.ts";
import { deskCall, deskAct } from "./desk-call.ts";
import { type DeskView, viewListSchema } from "../../../domain/desk/lists/desk-schema.ts";

/** What the words mean at the desk; on a day: its departures, and who travels then. */
export const findAtDesk = (query: string, on_day: string | null) =>
  deskCall("admin_find", { query, on_day }, findSchema);

export const viewsOf = (list: string) => deskCall("admin_views", { list }, viewListSchema);
export const saveView = (list: string, view: DeskView) => deskAct("admin_save_view", { view: { ...view, list } });
export const dropView = (view_id: string) => deskAct("admin_drop_view", { view_id });

/** In which order a list is asked for: by one of the columns its verb knows; null as it stands by itself. */
export type ListOrder = { sort?: string | null; descending?: boolean };
