import * as v from "valibot";
import { tashkentTime } from "../../words.ts";
import type { BookingView } from "../booking-view.ts";

const told = v.nullish(v.string(), null);
const schema = v.object({
  id: v.string(),
  at: v.string(),
  /** As the traveler knew it last. */
  was: v.object({ point: told, time: told }),
  /** When its traveler said to have seen it. */
  seen_at: told,
});
export type MeetingChange = v.InferOutput<typeof schema>;

/** The newest change of a trip's meeting; null where there was none, and of trips kept by an older version. */
export function meetingChangeOf({ meeting_change }: Pick<BookingView, "meeting_change">): MeetingChange | null {
  const read = v.safeParse(schema, meeting_change);
  return read.success ? read.output : null;
}

/** 'Hotel lobby, 08:30, Tashkent time'; '' where neither is told. */
export const meetingText = (point: string | null, time: string | null): string =>
  [point, time && tashkentTime(time)].filter(Boolean).join(", ");
