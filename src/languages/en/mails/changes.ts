import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { Move } from "../../../domain/booking/move/move-answer.ts";
import { compareMeetings, meetingChangeOf } from "../../../domain/booking/trip/meeting-change.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { BookingMail, MailFact, MailLetter } from "../../../domain/contact/mail-letter.ts";
import type { Change } from "../../../domain/desk/bookings/booking-change.ts";
import { methodsOf, paymentWaysOf, type RefundPart } from "../../../domain/payment/payment-ways.ts";
import { changeNews } from "../desk/letters.ts";
import { voucherLines } from "../documents/document.ts";
import { changeMoney, keptAmountSentences, moveSentences } from "../payment/moves.ts";
import { refundPartsText, refundRoute } from "../payment/refund-route.ts";
import { meetingText } from "../shared/booking.ts";
import { refundSentence } from "../trips/cancel-outcome.ts";
import { MEETING_NEWS } from "../trips/voucher.ts";
import { day, money } from "../write.ts";
import { refundWaySentences, restSentence } from "./sentences.ts";

const PAID: ReadonlySet<string> = new Set(["completed", "refunded"]);

function cancelledRefund({ booking, refund_cents, refund_parts }: BookingMail): string {
  if (refund_cents > 0) return refundWaySentences(refund_cents, refund_parts);
  const card = paymentWaysOf(booking).back.find(({ method }) => method === "gift_card");
  if (card) return `${money(card.cents)} was returned to your gift card. ${refundRoute(["gift_card"]).takes}`;
  const { payment } = booking;
  return payment && PAID.has(payment.status)
    ? "Under our policy this booking isn't refundable."
    : "You haven't been charged for it.";
}

function sentWay(cents: number, parts: readonly RefundPart[]): string {
  const { to, takes } = refundRoute(methodsOf(parts));
  return `The payment provider sent ${money(cents)} back ${to}. ${takes}`.trim();
}

const ifCancelled = (kept_cents: number, booking: BookingView): string[] =>
  keptAmountSentences(kept_cents, refundSentence(booking, todayInTashkent(Date.parse(booking.server_time))));

export const CHANGE_MAILS = {
  cancelled: (mail: BookingMail): MailLetter => ({
    subject: `Booking cancelled: ${mail.booking.title} (${mail.booking.reference})`,
    title: "Your booking is cancelled",
    paragraphs: [
      ...(mail.booking.called_off
        ? [`We're sorry: we had to cancel the departure on ${day(mail.booking.check_in)}.`]
        : []),
      cancelledRefund(mail),
    ],
  }),
  refund: ({ booking, refund_cents, refund_parts }: BookingMail, isSent: boolean, isOpen: boolean): MailLetter => ({
    subject: `Refund of ${money(refund_cents)}: ${booking.title} (${booking.reference})`,
    title: isSent ? `You were refunded ${money(refund_cents)}` : `We are refunding ${money(refund_cents)}`,
    paragraphs: [
      isSent ? sentWay(refund_cents, refund_parts) : refundWaySentences(refund_cents, refund_parts),
      isOpen ? `Your booking is unchanged. ${restSentence(booking)}` : "Your booking has ended.",
    ],
  }),
  departureCancelled: ({ booking, nearest_days, refund_cents, full_refund_parts }: BookingMail): MailLetter => {
    const otherDays = nearest_days.length > 0 ? ` Seats are available on ${nearest_days.map(day).join(", ")}.` : "";
    return {
      subject: `Your departure is cancelled: ${booking.title} (${booking.reference})`,
      title: "Your departure is cancelled",
      paragraphs: [
        `We're sorry: ${booking.title} will not run on ${day(booking.check_in)}. Your booking stays valid until you choose.`,
        `Another date: choose it in your trip.${otherDays}`,
        refund_cents > 0
          ? `Or a full refund: cancel in your trip, and ${refundPartsText(refund_cents, full_refund_parts)}.`
          : "Or cancel in your trip: it costs you nothing.",
      ],
    };
  },
  moved: ({ booking, refund_parts }: BookingMail, move: Move): MailLetter => ({
    subject: `New date: ${booking.title} on ${day(move.to_date)} (${booking.reference})`,
    title: "Your booking has a new date",
    paragraphs: [
      `You moved ${booking.title} from ${day(move.from_date)} to ${day(move.to_date)}.`,
      ...moveSentences(move, refund_parts),
      ...ifCancelled(move.kept_cents, booking),
      "The voucher in your trip shows the new day. If you saved a calendar entry, it still shows the old day: add it again.",
    ],
  }),
  changed: ({ booking, refund_parts }: BookingMail, change: Change): MailLetter => ({
    subject: `Your booking has changed: ${booking.title} (${booking.reference})`,
    title: "Your booking has changed",
    paragraphs: [
      `We changed ${booking.title} for you.\n${changeNews(change).join("\n")}`,
      ...changeMoney(change, refund_parts),
      ...ifCancelled(change.kept_cents, booking),
      "Not what you asked for? Please answer this email.",
    ],
  }),
  meeting: ({ booking }: BookingMail): MailLetter => {
    const change = meetingChangeOf(booking);
    const compared = change && compareMeetings(change, booking);
    const [now, before] = [compared?.now, compared?.before].map((of) =>
      of ? meetingText(of.point, of.time, of.phone) : "",
    );
    return {
      subject: `New meeting details: ${booking.title} on ${day(booking.check_in)} (${booking.reference})`,
      title: "Your meeting details have changed",
      paragraphs: [
        "Use the new details below. If you saved a calendar entry, it still shows the old ones: open the attached file to update it.",
        `Open your trip and press “${MEETING_NEWS.seen}”, so we know you've seen it.`,
        ...(compared?.isPinMoved ? [MEETING_NEWS.pinMoved] : []),
      ],
      facts: [
        ["New", now || "Not set yet: we'll let you know"],
        ...(before ? [["Before", before] as MailFact] : []),
        ...voucherLines(booking),
      ],
    };
  },
};
