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

export type CalendarWords = Readonly<Record<"place" | "description", (view: BookingView) => string>>;

/** An all-day event cannot shift between zones, and it ends on the day after its last one. */
export function icsOf(view: BookingView, stampMs: number, words: CalendarWords): string {
  const timestamp = new Date(stampMs).toISOString().replace(/[-:]|\.\d+/g, "");
  const place = words.place(view);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Journey to Uzbekistan//Trips//EN",
    "BEGIN:VEVENT",
    `UID:${view.id}@journey-to-uzbekistan`,
    `DTSTAMP:${timestamp}`,
    `DTSTART;VALUE=DATE:${compactDay(view.check_in)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(view.ends_on, 1))}`,
    `SUMMARY:${escape(view.title)}`,
    `DESCRIPTION:${escape(words.description(view))}`,
    ...(place === "" ? [] : [`LOCATION:${escape(place)}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
