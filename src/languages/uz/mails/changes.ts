import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { compareMeetings, meetingChangeOf } from "../../../domain/booking/trip/meeting-change.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { BookingMail, MailFact } from "../../../domain/contact/mail-letter.ts";
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
  if (card) return `Sovgʻa kartangizga ${money(card.cents)} qaytarildi. ${refundRoute(["gift_card"]).takes}`;
  const { payment } = booking;
  return payment && PAID.has(payment.status)
    ? "Shartlarimizga koʻra bu bron uchun pul qaytarilmaydi."
    : "Bu bron uchun sizdan pul yechilmagan.";
}

function sentWay(cents: number, parts: readonly RefundPart[]): string {
  const { to, takes } = refundRoute(methodsOf(parts));
  return `Toʻlov tizimi ${to} ${money(cents)} qaytardi. ${takes}`.trim();
}

const ifCancelled = (kept_cents: number, booking: BookingView): string[] =>
  keptAmountSentences(kept_cents, refundSentence(booking, todayInTashkent(Date.parse(booking.server_time))));

export const CHANGE_MAILS: typeof import("../../en/mails/changes.ts").CHANGE_MAILS = {
  cancelled: (mail) => ({
    subject: `Bron bekor qilindi: ${mail.booking.title} (${mail.booking.reference})`,
    title: "Broningiz bekor qilindi",
    paragraphs: [
      ...(mail.booking.called_off
        ? [`Uzr soʻraymiz: ${day(mail.booking.check_in)} kungi safarni bekor qilishga majbur boʻldik.`]
        : []),
      cancelledRefund(mail),
    ],
  }),
  refund: ({ booking, refund_cents, refund_parts }, isSent, isOpen) => ({
    subject: `${money(refund_cents)} qaytariladi: ${booking.title} (${booking.reference})`,
    title: isSent ? `Sizga ${money(refund_cents)} qaytarildi` : `Sizga ${money(refund_cents)} qaytaryapmiz`,
    paragraphs: [
      isSent ? sentWay(refund_cents, refund_parts) : refundWaySentences(refund_cents, refund_parts),
      isOpen ? `Broningiz oʻzgarmadi. ${restSentence(booking)}` : "Broningiz yakunlandi.",
    ],
  }),
  departureCancelled: ({ booking, nearest_days, refund_cents, full_refund_parts }) => {
    const otherDays = nearest_days.length > 0 ? ` Boʻsh oʻrinlar bor kunlar: ${nearest_days.map(day).join("; ")}.` : "";
    return {
      subject: `Siz tanlagan sanadagi safar bekor qilindi: ${booking.title} (${booking.reference})`,
      title: "Siz tanlagan sanadagi safar bekor qilindi",
      paragraphs: [
        `Uzr soʻraymiz: ${day(booking.check_in)} kuni “${booking.title}” boʻlmaydi. Siz tanlaguningizcha broningiz amal qiladi.`,
        `Boshqa sana: uni safaringiz sahifasida tanlang.${otherDays}`,
        refund_cents > 0
          ? `Yoki pulni toʻliq qaytarish: safaringiz sahifasida bronni bekor qiling, shunda ${refundPartsText(refund_cents, full_refund_parts)}.`
          : "Yoki safaringiz sahifasida bronni bekor qiling: sizdan pul olinmaydi.",
      ],
    };
  },
  moved: ({ booking, refund_parts }, move) => ({
    subject: `Yangi sana: ${booking.title}, ${day(move.to_date)} (${booking.reference})`,
    title: "Broningiz sanasi oʻzgardi",
    paragraphs: [
      `Siz “${booking.title}” safarini ${day(move.from_date)} kunidan ${day(move.to_date)} kuniga koʻchirdingiz.`,
      ...moveSentences(move, refund_parts),
      ...ifCancelled(move.kept_cents, booking),
      "Safaringizdagi vaucherda yangi kun koʻrsatilgan. Taqvimga saqlagan boʻlsangiz, u yerda eski kun qolgan: uni qaytadan qoʻshing.",
    ],
  }),
  changed: ({ booking, refund_parts }, change) => ({
    subject: `Broningiz oʻzgardi: ${booking.title} (${booking.reference})`,
    title: "Broningiz oʻzgardi",
    paragraphs: [
      `Siz uchun “${booking.title}” bronini oʻzgartirdik.\n${changeNews(change).join("\n")}`,
      ...changeMoney(change, refund_parts),
      ...ifCancelled(change.kept_cents, booking),
      "Siz boshqa narsani soʻraganmidingiz? Iltimos, shu xatga javob yozing.",
    ],
  }),
  meeting: ({ booking }) => {
    const change = meetingChangeOf(booking);
    const compared = change && compareMeetings(change, booking);
    const [now, before] = [compared?.now, compared?.before].map((of) =>
      of ? meetingText(of.point, of.time, of.phone) : "",
    );
    return {
      subject: `Yangi uchrashuv maʼlumotlari: ${booking.title}, ${day(booking.check_in)} (${booking.reference})`,
      title: "Uchrashuv maʼlumotlari oʻzgardi",
      paragraphs: [
        "Yangi maʼlumotlar quyida. Taqvimga saqlagan boʻlsangiz, u yerda eskisi qolgan: yangilash uchun ilova qilingan faylni oching.",
        `Xabardor ekaningizni bilishimiz uchun safaringizni ochib, “${MEETING_NEWS.seen}” tugmasini bosing.`,
        ...(compared?.isPinMoved ? [MEETING_NEWS.pinMoved] : []),
      ],
      facts: [
        ["Endi", now || "Hali belgilanmagan: sizga xabar beramiz"],
        ...(before ? [["Avval", before] as MailFact] : []),
        ...voucherLines(booking),
      ],
    };
  },
};
