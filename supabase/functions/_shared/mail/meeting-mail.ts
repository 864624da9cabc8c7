import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { meetingChangeOf } from "../../../../src/domain/booking/trip/meeting-change.ts";
import { meetingText } from "../../../../src/languages/en/shared/meeting.ts";
import { voucherLines } from "../../../../src/languages/en/documents/voucher-lines.ts";
import { day } from "../../../../src/languages/en/write.ts";

export function meetingMail(booking: BookingView) {
  const { was } = meetingChangeOf(booking) ?? {};
  const before = was ? meetingText(was.point, was.time) : "";
  return {
    subject: `New meeting point or time: ${booking.title} on ${day(booking.check_in)} (${booking.reference})`,
    title: "Your meeting point or time has changed",
    paragraphs: [
      "Use the new details below. If you saved a calendar entry, it still shows the old ones: open the attached file to update it.",
      "Open your trip and press “I've seen it”, so we know you've seen it.",
    ],
    facts: [
      ["New", meetingText(booking.meeting_point, booking.meeting_time) || "Not set yet: we'll let you know"],
      ...(before ? [["Before", before] as [string, string]] : []),
      ...voucherLines(booking),
    ] as [string, string][],
  };
}
