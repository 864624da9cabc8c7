import * as v from "valibot";
import { optionalText } from "../../schemas.ts";
import type { BookingView } from "../booking-view.ts";

const coordinate = v.nullish(v.number(), null);
const meeting = v.object({
  point: optionalText,
  time: optionalText,
  latitude: coordinate,
  longitude: coordinate,
  phone: optionalText,
});
export const meetingChangeSchema = v.object({
  id: v.string(),
  at: v.string(),
  was: meeting,
  now: meeting,
  seen_at: optionalText,
});
export type MeetingChange = v.InferOutput<typeof meetingChangeSchema>;

export function meetingChangeOf({ meeting_change }: Pick<BookingView, "meeting_change">): MeetingChange | null {
  const parsed = v.safeParse(meetingChangeSchema, meeting_change);
  return parsed.success ? parsed.output : null;
}

type Meeting = { point: string | null; time: string | null; phone: string | null };
type ComparedMeetings = { now: Meeting; before: Meeting | null; isPinMoved: boolean };

/** Names the contact only if it changed, and the pin only if the point did not. */
export function compareMeetings(
  { was, now }: Pick<MeetingChange, "was" | "now">,
  view: Pick<BookingView, "meeting_point" | "meeting_time">,
): ComparedMeetings {
  const isPhoneChanged = was.phone !== now.phone;
  const isTextChanged = isPhoneChanged || was.point !== now.point || was.time !== now.time;
  return {
    // The view has the point in the traveler's language.
    now: { point: view.meeting_point, time: view.meeting_time, phone: isPhoneChanged ? now.phone : null },
    before: isTextChanged ? { ...was, phone: isPhoneChanged ? was.phone : null } : null,
    isPinMoved: was.point === now.point && (was.latitude !== now.latitude || was.longitude !== now.longitude),
  };
}
