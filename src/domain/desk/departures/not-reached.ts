import * as v from "valibot";
import { isoDay, textOrNull } from "../../schemas.ts";

export const notReachedSchema = v.object({
  id: v.string(),
  booking_id: v.string(),
  reference: v.string(),
  item_id: v.string(),
  title: v.string(),
  check_in: isoDay,
  kind: v.picklist(["meeting_changed", "departure_cancelled"]),
  at: v.string(),
  name: v.string(),
  booked_by: textOrNull,
  phone: v.string(),
  tried: v.array(
    v.object({
      by: v.picklist(["push", "telegram", "mail"]),
      status: v.picklist(["queued", "sending", "sent", "failed"]),
    }),
  ),
});
export type NotReached = v.InferOutput<typeof notReachedSchema>;
