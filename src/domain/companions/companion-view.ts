import * as v from "valibot";
import { meetingFields } from "../catalogue/fields/meeting.ts";
import { voucherEntries } from "../catalogue/fields/wire-schema.ts";
import { integer, isoDay, optionalLanguage, textOrNull } from "../schemas.ts";

export const COMPANION_STATES = ["confirmed", "called_off", "cancelled"] as const;

/** Has no price, payment or reference, and never the details that the companion sent. */
export const companionViewSchema = v.object({
  id: v.string(),
  position: integer,
  label: v.string(),
  first_name: v.string(),
  state: v.picklist(COMPANION_STATES),
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  title: v.string(),
  image_url: v.string(),
  check_in: isoDay,
  ends_on: isoDay,
  duration_days: integer,
  itinerary: v.nullish(v.record(v.string(), v.string()), {}),
  includes: v.nullish(v.array(v.string()), []),
  ...voucherEntries(meetingFields),
  meeting_change: v.optional(v.unknown()),
  news: v.optional(v.unknown()),
  voucher: textOrNull,
  details_saved_at: v.nullable(integer),
  language: optionalLanguage,
  server_time: v.string(),
});
export type CompanionView = v.InferOutput<typeof companionViewSchema>;
