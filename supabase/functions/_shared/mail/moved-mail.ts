import * as v from "valibot";
import type { BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { moveSchema } from "../../../../src/domain/booking/move/move-answer.ts";
import { keptAmountSentences, moveSentences } from "../../../../src/languages/en/payment/moves.ts";
import { refundSentence } from "../../../../src/languages/en/trips/cancel-outcome.ts";
import { todayInTashkent } from "../../../../src/domain/catalogue/travel-dates.ts";
import { refundPartsOf } from "../../../../src/domain/payment/ways.ts";
import { day } from "../../../../src/languages/en/write.ts";

export function movedMail(booking: BookingView, payload: Record<string, unknown>) {
  const move = v.parse(moveSchema, payload);
  return {
    subject: `New date: ${booking.title} on ${day(move.to_date)} (${booking.reference})`,
    title: "Your booking has a new date",
    paragraphs: [
      `You moved ${booking.title} from ${day(move.from_date)} to ${day(move.to_date)}.`,
      ...moveSentences(move, refundPartsOf(payload.ways)),
      ...keptAmountSentences(
        move.kept_cents,
        refundSentence(booking, todayInTashkent(Date.parse(booking.server_time))),
      ),
      "The voucher in your trip shows the new day. If you saved a calendar entry, it still shows the old day: add it again.",
    ],
  };
}
