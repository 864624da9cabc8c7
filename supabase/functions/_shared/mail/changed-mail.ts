import * as v from "valibot";
import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { keptAmountSentences, changeMoney } from "../../../../src/languages/en/payment/moves.ts";
import { refundSentence } from "../../../../src/languages/en/trips/cancel-outcome.ts";
import { todayInTashkent } from "../../../../src/domain/catalogue/travel-dates.ts";
import { changeNews } from "../../../../src/languages/en/desk/change-news.ts";
import { changeSchema } from "../../../../src/domain/desk/bookings/booking-change.ts";
import { refundPartsOf } from "../../../../src/domain/payment/ways.ts";

export function changedMail(booking: BookingView, payload: Record<string, unknown>) {
  const change = v.parse(changeSchema, payload);
  return {
    subject: `Your booking has changed: ${booking.title} (${booking.reference})`,
    title: "Your booking has changed",
    paragraphs: [
      `We changed ${booking.title} for you.\n${changeNews(change).join("\n")}`,
      ...changeMoney(change, refundPartsOf(payload.ways)),
      ...keptAmountSentences(
        change.kept_cents,
        refundSentence(booking, todayInTashkent(Date.parse(booking.server_time))),
      ),
      "Not what you asked for? Please answer this email.",
    ],
  };
}
