import { addDays } from "../../catalogue/travel-dates.ts";
import type { BookingView } from "../booking-view.ts";

const compactDay = (day: string) => day.replaceAll("-", "");
const escape = (text: string) => text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n");

function bytesOf(character: string) {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** RFC 5545, 3.1 limits lines to 75 bytes and continues them with a space. */
function foldLine(line: string): string {
  let foldedLine = "";
  let bytesLeft = 75;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (bytes > bytesLeft) {
      foldedLine += "\r\n ";
      bytesLeft = 74;
    }
    foldedLine += character;
    bytesLeft -= bytes;
  }
  return foldedLine;
}

export type CalendarEntry = Pick<
  BookingView,
  "id" | "title" | "check_in" | "ends_on" | "meeting_point" | "meeting_time"
> &
  Partial<Pick<BookingView, "reference" | "guests">>;

export type CalendarWords = Readonly<Record<"place" | "description", (trip: CalendarEntry) => string>>;

export type CalendarFeed = { sequence: number; state: "confirmed" | "cancelled" };

const EVERY_HOUR = "PT1H";

/** An all-day event cannot shift between zones, and it ends on the day after its last one. */
export function icsOf(view: CalendarEntry, stampMs: number, words: CalendarWords, feed?: CalendarFeed): string {
  const timestamp = new Date(stampMs).toISOString().replace(/[-:]|\.\d+/g, "");
  const calendarLines = feed
    ? [
        `NAME:${escape(view.title)}`,
        `X-WR-CALNAME:${escape(view.title)}`,
        `REFRESH-INTERVAL;VALUE=DURATION:${EVERY_HOUR}`,
        `X-PUBLISHED-TTL:${EVERY_HOUR}`,
      ]
    : [];
  const eventLines = feed
    ? [`LAST-MODIFIED:${timestamp}`, `SEQUENCE:${feed.sequence}`, `STATUS:${feed.state.toUpperCase()}`]
    : [];
  const texts = { DESCRIPTION: words.description(view), LOCATION: words.place(view) };
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Journey to Uzbekistan//Trips//EN",
    ...calendarLines,
    "BEGIN:VEVENT",
    `UID:${view.id}@journey-to-uzbekistan`,
    `DTSTAMP:${timestamp}`,
    ...eventLines,
    `DTSTART;VALUE=DATE:${compactDay(view.check_in)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(view.ends_on, 1))}`,
    `SUMMARY:${escape(view.title)}`,
    ...Object.entries(texts).flatMap(([name, text]) => (text === "" ? [] : [`${name}:${escape(text)}`])),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
