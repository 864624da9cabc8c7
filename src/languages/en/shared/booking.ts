import type { Traveler } from "../../../domain/booking/booking-view.ts";
import type { CalendarWords } from "../../../domain/booking/trip/ics.ts";
import { count, tashkentTime } from "../write.ts";

export const meetingText = (point: string | null, time: string | null, phone: string | null = null): string =>
  [point, time && tashkentTime(time), phone].filter(Boolean).join(", ");

export const CALENDAR_WORDS: CalendarWords = {
  place: ({ meeting_point, meeting_time }) => meetingText(meeting_point, meeting_time),
  description: ({ reference, guests }) =>
    reference === undefined || guests === undefined ? "" : `Reference ${reference}, ${count(guests, "guest")}`,
};

export const travelerWords = ({ name, birth_year, nationality, diet, note }: Traveler): string =>
  [name ?? "No name yet", birth_year === null ? null : `born ${birth_year}`, nationality, diet, note]
    .filter((part) => part !== null)
    .join(" · ");
