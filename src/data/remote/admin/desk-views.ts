import { type DeskView, viewListSchema } from "../../../domain/desk/lists/view-schema.ts";
import { deskAct, deskCall } from "./desk-call.ts";

export const viewsOf = (list: string) => deskCall("admin_views", { list }, viewListSchema);
export const saveView = (list: string, view: DeskView) => deskAct("admin_save_view", { view: { ...view, list } });
export const dropView = (view_id: string) => deskAct("admin_drop_view", { view_id });
