import { count, tashkentTime } from "../write.ts";

type Meeting = typeof import("../../en/shared/booking.ts");

export const meetingText: Meeting["meetingText"] = (point, time, phone = null) =>
  [point, time && tashkentTime(time), phone].filter(Boolean).join(", ");

export const CALENDAR_WORDS: Meeting["CALENDAR_WORDS"] = {
  place: ({ meeting_point, meeting_time }) => meetingText(meeting_point, meeting_time),
  description: ({ reference, guests }) =>
    reference === undefined || guests === undefined ? "" : `Bron raqami ${reference}, ${count(guests, "mehmon")}`,
};

export const travelerWords: typeof import("../../en/shared/booking.ts").travelerWords = ({
  name,
  birth_year,
  nationality,
  diet,
  note,
}) =>
  [name ?? "Ismi hali yoʻq", birth_year === null ? null : `${birth_year}-yilda tugʻilgan`, nationality, diet, note]
    .filter((part) => part !== null)
    .join(" · ");
