import type { CalendarWords } from "../../../domain/booking/trip/ics.ts";
import { count, tashkentTime } from "../write.ts";

export const meetingText = (point: string | null, time: string | null): string =>
  [point, time && tashkentTime(time)].filter(Boolean).join(", ");

export const CALENDAR_WORDS: CalendarWords = {
  place: ({ meeting_point, meeting_time }) => meetingText(meeting_point, meeting_time),
  description: ({ reference, guests }) => `Reference ${reference}, ${count(guests, "guest")}`,
};
