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
  if (card) return `На вашу подарочную карту возвращено ${money(card.cents)}. ${refundRoute(["gift_card"]).takes}`;
  const { payment } = booking;
  return payment && PAID.has(payment.status)
    ? "По нашим условиям деньги за эту бронь не возвращаются."
    : "С вас за неё ничего не списано.";
}

function sentWay(cents: number, parts: readonly RefundPart[]): string {
  const { to, takes } = refundRoute(methodsOf(parts));
  return `Платёжная система отправила ${money(cents)} обратно ${to}. ${takes}`.trim();
}

const ifCancelled = (kept_cents: number, booking: BookingView): string[] =>
  keptAmountSentences(kept_cents, refundSentence(booking, todayInTashkent(Date.parse(booking.server_time))));

export const CHANGE_MAILS: typeof import("../../en/mails/changes.ts").CHANGE_MAILS = {
  cancelled: (mail) => ({
    subject: `Бронь отменена: ${mail.booking.title} (${mail.booking.reference})`,
    title: "Ваша бронь отменена",
    paragraphs: [
      ...(mail.booking.called_off
        ? [`Приносим извинения: нам пришлось отменить выезд ${day(mail.booking.check_in)}`]
        : []),
      cancelledRefund(mail),
    ],
  }),
  refund: ({ booking, refund_cents, refund_parts }, isSent, isOpen) => ({
    subject: `Возврат ${money(refund_cents)}: ${booking.title} (${booking.reference})`,
    title: isSent ? `Вам возвращено ${money(refund_cents)}` : `Мы возвращаем вам ${money(refund_cents)}`,
    paragraphs: [
      isSent ? sentWay(refund_cents, refund_parts) : refundWaySentences(refund_cents, refund_parts),
      isOpen ? `Ваша бронь не изменилась. ${restSentence(booking)}` : "Эта бронь закрыта.",
    ],
  }),
  departureCancelled: ({ booking, nearest_days, refund_cents, full_refund_parts }) => {
    const otherDays = nearest_days.length > 0 ? ` Места есть на даты: ${nearest_days.map(day).join(", ")}` : "";
    return {
      subject: `Ваш выезд отменён: ${booking.title} (${booking.reference})`,
      title: "Ваш выезд отменён",
      paragraphs: [
        `Приносим извинения: ${day(booking.check_in)} поездка «${booking.title}» не состоится. Ваша бронь действует, пока вы не сделаете выбор.`,
        `Другая дата: выберите её в своей поездке.${otherDays}`,
        refund_cents > 0
          ? `Или полный возврат: отмените бронь в своей поездке. ${refundPartsText(refund_cents, full_refund_parts)}.`
          : "Или отмените бронь в своей поездке: это бесплатно.",
      ],
    };
  },
  moved: ({ booking, refund_parts }, move) => ({
    subject: `Новая дата: ${booking.title}, ${day(move.to_date)} (${booking.reference})`,
    title: "У вашей брони новая дата",
    paragraphs: [
      `Вы перенесли поездку «${booking.title}» с ${day(move.from_date)} на ${day(move.to_date)}`,
      ...moveSentences(move, refund_parts),
      ...ifCancelled(move.kept_cents, booking),
      "В ваучере вашей поездки уже новая дата. Если вы сохранили событие в календаре, в нём осталась старая: добавьте его заново.",
    ],
  }),
  changed: ({ booking, refund_parts }, change) => ({
    subject: `Ваша бронь изменена: ${booking.title} (${booking.reference})`,
    title: "Ваша бронь изменена",
    paragraphs: [
      `Мы изменили вашу бронь «${booking.title}».\n${changeNews(change).join("\n")}`,
      ...changeMoney(change, refund_parts),
      ...ifCancelled(change.kept_cents, booking),
      "Вы просили не об этом? Пожалуйста, ответьте на это письмо.",
    ],
  }),
  meeting: ({ booking }) => {
    const change = meetingChangeOf(booking);
    const compared = change && compareMeetings(change, booking);
    const [now, before] = [compared?.now, compared?.before].map((of) =>
      of ? meetingText(of.point, of.time, of.phone) : "",
    );
    return {
      subject: `Новые данные о встрече: ${booking.title}, ${day(booking.check_in)} (${booking.reference})`,
      title: "Данные о встрече изменились",
      paragraphs: [
        "Новые сведения ниже. Если вы сохранили событие в календаре, в нём остались старые: откройте приложенный файл, чтобы обновить его.",
        `Откройте свою поездку и нажмите «${MEETING_NEWS.seen}», чтобы мы знали, что вы в курсе.`,
        ...(compared?.isPinMoved ? [MEETING_NEWS.pinMoved] : []),
      ],
      facts: [
        ["Теперь", now || "Пока не назначено: мы вам сообщим"],
        ...(before ? [["Было", before] as MailFact] : []),
        ...voucherLines(booking),
      ],
    };
  },
};
