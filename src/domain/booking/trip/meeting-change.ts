import * as v from "valibot";
import type { BookingView } from "../booking-view.ts";
import { optionalText } from "../../schemas.ts";

const schema = v.object({
  id: v.string(),
  at: v.string(),
  was: v.object({ point: optionalText, time: optionalText }),
  seen_at: optionalText,
});
export type MeetingChange = v.InferOutput<typeof schema>;

export function meetingChangeOf({ meeting_change }: Pick<BookingView, "meeting_change">): MeetingChange | null {
  const parsed = v.safeParse(schema, meeting_change);
  return parsed.success ? parsed.output : null;
}
