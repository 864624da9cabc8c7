import type { LetterFills } from "../../../domain/desk/bookings/letter.ts";
import { meetingText } from "../shared/meeting.ts";
import { day } from "../write.ts";

export const LETTER_FILLS: LetterFills = {
  first_name: (of) => of.customer_first_name,
  title: (of) => of.title,
  day: (of) => day(of.check_in),
  reference: (of) => of.reference,
  meeting_point: ({ meeting_point, meeting_time }) =>
    meeting_point ? meetingText(meeting_point, meeting_time) : "keyinroq xabar qilamiz",
};
