import { answerFacts } from "../../../domain/booking/booked-answers.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingMail, MailLetter } from "../../../domain/contact/mail-letter.ts";
import { day, money } from "../write.ts";
import { meetingFacts, momentText, paidSentence, paymentFacts, restSentence } from "./sentences.ts";

const reminder =
  (when: string) =>
  ({ booking }: BookingMail): MailLetter => ({
    subject: `${booking.title}: ${when}`,
    title: `Ваша поездка начинается ${when}`,
    paragraphs: ["Откройте свою поездку один раз, пока есть связь: потом она откроется и без неё."],
    facts: meetingFacts(booking),
  });

const balanceDue = ({ booking }: BookingMail): MailLetter => ({
  subject: `Остаток к оплате: ${booking.title} (${booking.reference})`,
  title: booking.balance_due_on ? `Оплатите остаток до ${day(booking.balance_due_on)}` : "Пора оплатить остаток",
  paragraphs: [
    `${paidSentence(booking)}${restSentence(booking)}`,
    "Уже оплатили? Тогда больше ничего делать не нужно.",
  ],
  label: "Оплатить остаток",
});

export const BOOKING_MAILS: typeof import("../../en/mails/bookings.ts").BOOKING_MAILS = {
  booking_held: ({ booking }) => ({
    subject: `Мы держим для вас места: ${booking.title}`,
    title: "Мы держим для вас места",
    paragraphs: [
      booking.expires_at
        ? `Мы держим для вас места до ${momentText(booking.expires_at)}. После оплаты они ваши.`
        : "После оплаты они ваши.",
      "Уже оплатили? Тогда больше ничего делать не нужно.",
    ],
    label: "Оплатить",
  }),
  booking_confirmed: ({ booking, paid }) => ({
    subject: `Бронь подтверждена: ${booking.title} (${booking.reference})`,
    title: "Бронь подтверждена!",
    paragraphs: [
      tripMoney(booking).paid_cents > 0
        ? `Спасибо, ${booking.customer_name}. Ваш платёж получен, места подтверждены.`
        : `Спасибо, ${booking.customer_name}. Ваши места подтверждены.`,
      ...(booking.total_cents === 0 ? ["Платить ничего не нужно."] : []),
      ...(tripMoney(booking).owed_cents > 0 ? [`${paidSentence(booking)}${restSentence(booking)}`] : []),
    ],
    facts: [...meetingFacts(booking), ...answerFacts(booking.answers), ...paymentFacts(paid)],
    closing: "По приезде покажите номер брони или ваучер из своей поездки.",
  }),
  payment_failed: ({ booking }) => ({
    subject: `Платёж не прошёл: ${booking.title}`,
    title: "Ваш платёж не прошёл",
    paragraphs: [
      "За эту бронь с вас ничего не списано.",
      booking.expires_at
        ? `Мы всё ещё держим для вас места до ${momentText(booking.expires_at)}: можно оплатить ещё раз, ничего не заполняя заново.`
        : "Попробуйте ещё раз из своей поездки.",
    ],
    label: "Попробовать ещё раз",
  }),
  hold_over: ({ booking, asked }) => ({
    subject: `Не оплачено: ${booking.title}`,
    title: "Срок брони истёк",
    paragraphs: [
      asked
        ? "Оплата к нам не поступила, поэтому с вас ничего не списано, а места освобождены."
        : "Оплата к нам не поступила, поэтому места освобождены.",
      "Если вы всё же оплатили, ничего делать не нужно: как только банк подтвердит платёж, мы вам напишем.",
    ],
  }),
  payment_voided: ({ booking, paid }) => ({
    subject: `Платёж аннулирован: ${booking.title} (${booking.reference})`,
    title: "Мы записали платёж по ошибке",
    paragraphs: [
      `Мы сообщили вам, что получили ${money(paid?.cents ?? 0)}. Это была наша ошибка, и мы убрали этот платёж из вашей брони.`,
      ...(booking.status === "confirmed" ? [restSentence(booking)] : []),
      "Если вы всё же платили, ответьте на это письмо.",
    ],
    facts: paymentFacts(paid, "Квитанция аннулирована"),
  }),
  balance_paid: ({ booking, paid, paid_cents }) => ({
    subject: `Платёж получен: ${booking.title} (${booking.reference})`,
    title: "Ваш платёж получен",
    paragraphs: [`Спасибо, ${booking.customer_name}. Мы получили ${money(paid_cents)}.`, restSentence(booking)],
    facts: paymentFacts(paid),
  }),
  balance_7: balanceDue,
  balance_1: balanceDue,
  balance_missed: ({ booking }) => ({
    subject: `Остаток просрочен: ${booking.title} (${booking.reference})`,
    title: "Срок оплаты остатка прошёл",
    paragraphs: [
      booking.balance_due_on
        ? `Срок оплаты ${day(booking.balance_due_on)} прошёл, не оплачено ${money(tripMoney(booking).owed_cents)}.`
        : restSentence(booking),
      "Места пока за вами. Пожалуйста, оплатите сейчас или ответьте на это письмо.",
    ],
    label: "Оплатить остаток",
  }),
  names_wanted: ({ booking }) => ({
    subject: `Кто едет? ${booking.title} (${booking.reference})`,
    title: "Укажите имена путешественников",
    paragraphs: [
      `Отелям и железной дороге нужны имена всех путешественников до ${day(booking.check_in)} Пожалуйста, впишите их так, как в паспортах.`,
    ],
    label: "Указать путешественников",
  }),
  reminder_3: reminder("через 3 дня"),
  reminder_1: reminder("завтра"),
  review_request: ({ booking }) => ({
    subject: `Как прошла поездка «${booking.title}»?`,
    title: "С возвращением! Как всё прошло?",
    paragraphs: [
      `Спасибо, что путешествовали с нами, ${booking.customer_first_name}.`,
      "Несколько ваших слов помогут другим путешественникам выбрать, а нам — стать лучше. Это займёт минуту: оценка, одно-два предложения и имя для подписи. Мы читаем каждый отзыв перед публикацией.",
      "Мы просим об этом только один раз.",
    ],
    label: "Написать отзыв",
  }),
  attention_traveler: ({ booking, stray_cents }) => ({
    subject: `О вашей брони ${booking.reference}`,
    title: "Мы проверяем вашу бронь",
    paragraphs:
      booking.status === "confirmed"
        ? [
            `От вас поступило на ${money(stray_cents)} больше, чем нужно. Ваша бронь не изменилась.`,
            "Мы вернём эти деньги. Вам ничего делать не нужно.",
          ]
        : [
            "Ваш платёж получен, но подтвердить бронь автоматически не удалось.",
            "Мы уже этим занимаемся и напишем вам: предложим другую дату или вернём деньги. Вам ничего делать не нужно.",
          ],
  }),
};
