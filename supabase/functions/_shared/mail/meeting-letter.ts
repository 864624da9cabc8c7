import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { meetingChangeOf, meetingText } from "../../../../src/domain/booking/trip/meeting-change.ts";
import { voucherLines } from "../../../../src/domain/booking/trip/voucher-lines.ts";
import { day } from "../../../../src/domain/words.ts";

export function meetingLetter(booking: BookingView) {
  const { was } = meetingChangeOf(booking) ?? {};
  const before = was ? meetingText(was.point, was.time) : "";
  return {
    subject: `New meeting point or time: ${booking.title} on ${day(booking.check_in)} (${booking.reference})`,
    title: "Your meeting point or time has changed",
    paragraphs: [
      "Use the new details below. A calendar entry you saved before still shows the old one: the attached file has the new one.",
      "Open your trip and press 'I have seen it', so we know you've seen it.",
    ],
    facts: [
      ["New", meetingText(booking.meeting_point, booking.meeting_time) || "Not set: we will tell you"],
      ...(before ? [["Before", before] as [string, string]] : []),
      ...voucherLines(booking),
    ] as [string, string][],
  };
}
