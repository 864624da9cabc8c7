import * as v from "valibot";
import { manifestSchema } from "../../../domain/desk/lists/desk-schema.ts";
import { todaySchema } from "../../../domain/desk/today/today-schema.ts";
import { deskCall } from "./desk-call.ts";

/** All that waits for the operator, in one answer. */
export const deskToday = () => deskCall("admin_today", {}, todaySchema);

/** The lists of people of the days to come. */
export const nextDays = (days: number) =>
  deskCall(
    "admin_next_days",
    { days },
    v.array(v.object({ item_id: v.string(), day: v.string(), manifest: manifestSchema })),
  );
