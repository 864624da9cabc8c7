import type { Traveler } from "../domain/booking/booking-view.ts";
import type { CalendarWords } from "../domain/booking/trip/ics.ts";

type SharedWords = typeof import("../../.cache/texts/en/shared.ts");

export const meetingText = (
  { MEETING_TIME }: Pick<SharedWords, "MEETING_TIME">,
  point: string | null,
  time: string | null,
  phone: string | null = null,
): string => [point, time && MEETING_TIME({ time }), phone].filter(Boolean).join(", ");

export const calendarWords = (shared: Pick<SharedWords, "CALENDAR_ENTRY" | "MEETING_TIME">): CalendarWords => ({
  place: ({ meeting_point, meeting_time }) => meetingText(shared, meeting_point, meeting_time),
  description: ({ reference, guests }) =>
    reference === undefined || guests === undefined ? "" : shared.CALENDAR_ENTRY({ reference, guests }),
});

export function travelerWords({ TRAVELER }: Pick<SharedWords, "TRAVELER">, traveler: Traveler): string {
  const { name, birth_year, nationality, diet, note } = traveler;
  const born = birth_year === null ? null : TRAVELER.born({ year: String(birth_year) });
  return [name ?? TRAVELER.noName, born, nationality, diet, note].filter((part) => part !== null).join(" · ");
}
