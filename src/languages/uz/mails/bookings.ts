import { answerFacts } from "../../../domain/booking/booked-answers.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingMail, MailLetter } from "../../../domain/contact/mail-letter.ts";
import { day, money } from "../write.ts";
import { meetingFacts, momentText, paidSentence, paymentFacts, restSentence } from "./sentences.ts";

const reminder =
  (when: string) =>
  ({ booking }: BookingMail): MailLetter => ({
    subject: `${booking.title}: ${when}`,
    title: `Safaringiz ${when} boshlanadi`,
    paragraphs: ["Aloqa borida safaringizni bir marta oching: keyin u oflayn ham ochiladi."],
    facts: meetingFacts(booking),
  });

const balanceDue = ({ booking }: BookingMail): MailLetter => ({
  subject: `Qoldiqni toʻlash: ${booking.title} (${booking.reference})`,
  title: booking.balance_due_on
    ? `Qoldiqni ${day(booking.balance_due_on)} gacha toʻlang`
    : "Qoldiqni toʻlash vaqti keldi",
  paragraphs: [
    `${paidSentence(booking)}${restSentence(booking)}`,
    "Toʻlab boʻlganmisiz? Unda boshqa hech narsa qilish shart emas.",
  ],
  label: "Qoldiqni toʻlash",
});

export const BOOKING_MAILS: typeof import("../../en/mails/bookings.ts").BOOKING_MAILS = {
  booking_held: ({ booking }) => ({
    subject: `Oʻrinlaringizni saqlab turibmiz: ${booking.title}`,
    title: "Oʻrinlaringizni saqlab turibmiz",
    paragraphs: [
      booking.expires_at
        ? `Oʻrinlaringizni ${momentText(booking.expires_at)} gacha saqlaymiz. Toʻlaganingizdan keyin ular sizniki.`
        : "Toʻlaganingizdan keyin ular sizniki.",
      "Toʻlab boʻlganmisiz? Unda boshqa hech narsa qilish shart emas.",
    ],
    label: "Hozir toʻlash",
  }),
  booking_confirmed: ({ booking, paid }) => ({
    subject: `Bron tasdiqlandi: ${booking.title} (${booking.reference})`,
    title: "Bron tasdiqlandi!",
    paragraphs: [
      tripMoney(booking).paid_cents > 0
        ? `Rahmat, ${booking.customer_name}. Toʻlovingiz keldi va oʻrinlaringiz tasdiqlandi.`
        : `Rahmat, ${booking.customer_name}. Oʻrinlaringiz tasdiqlandi.`,
      ...(booking.total_cents === 0 ? ["Hech narsa toʻlashingiz shart emas."] : []),
      ...(tripMoney(booking).owed_cents > 0 ? [`${paidSentence(booking)}${restSentence(booking)}`] : []),
    ],
    facts: [...meetingFacts(booking), ...answerFacts(booking.answers), ...paymentFacts(paid)],
    closing: "Kelganingizda bron raqamini yoki safaringizdagi vaucherni koʻrsating.",
  }),
  payment_failed: ({ booking }) => ({
    subject: `Toʻlov oʻtmadi: ${booking.title}`,
    title: "Toʻlovingiz oʻtmadi",
    paragraphs: [
      "Bu bron uchun sizdan pul yechilmadi.",
      booking.expires_at
        ? `Oʻrinlaringizni hali ham ${momentText(booking.expires_at)} gacha saqlab turibmiz: hech narsani qaytadan yozmasdan yana toʻlashingiz mumkin.`
        : "Safaringiz sahifasida yana urinib koʻrishingiz mumkin.",
    ],
    label: "Qayta urinish",
  }),
  hold_over: ({ booking, asked }) => ({
    subject: `Toʻlanmadi: ${booking.title}`,
    title: "Bron muddati tugadi",
    paragraphs: [
      asked
        ? "Bizga toʻlov kelmadi, shuning uchun sizdan pul yechilmadi va oʻrinlar boʻshatildi."
        : "Bizga toʻlov kelmadi, shuning uchun oʻrinlar boʻshatildi.",
      "Agar toʻlagan boʻlsangiz, hech narsa qilish shart emas: bankingiz tasdiqlashi bilan sizga yozamiz.",
    ],
  }),
  payment_voided: ({ booking, paid }) => ({
    subject: `Toʻlov bekor qilindi: ${booking.title} (${booking.reference})`,
    title: "Toʻlovni xato yozib qoʻyibmiz",
    paragraphs: [
      `Sizdan ${money(paid?.cents ?? 0)} olganimizni aytgan edik. Bu bizning xatomiz edi, uni broningizdan olib tashladik.`,
      ...(booking.status === "confirmed" ? [restSentence(booking)] : []),
      "Siz toʻlaganmidingiz? Iltimos, shu xatga javob yozing.",
    ],
    facts: paymentFacts(paid, "Bekor qilingan chek"),
  }),
  balance_paid: ({ booking, paid, paid_cents }) => ({
    subject: `Toʻlov keldi: ${booking.title} (${booking.reference})`,
    title: "Toʻlovingiz keldi",
    paragraphs: [`Rahmat, ${booking.customer_name}. Biz ${money(paid_cents)} oldik.`, restSentence(booking)],
    facts: paymentFacts(paid),
  }),
  balance_7: balanceDue,
  balance_1: balanceDue,
  balance_missed: ({ booking }) => ({
    subject: `Qoldiq muddati oʻtdi: ${booking.title} (${booking.reference})`,
    title: "Qoldiqni toʻlash muddati oʻtdi",
    paragraphs: [
      booking.balance_due_on
        ? `Toʻlov muddati ${day(booking.balance_due_on)} kuni oʻtdi, ${money(tripMoney(booking).owed_cents)} toʻlanmagan.`
        : restSentence(booking),
      "Oʻrinlaringiz hali ham sizniki. Iltimos, hozir toʻlang yoki shu xatga javob yozing.",
    ],
    label: "Qoldiqni toʻlash",
  }),
  names_wanted: ({ booking }) => ({
    subject: `Kimlar boradi? ${booking.title} (${booking.reference})`,
    title: "Sayohatchilar ismlarini yozing",
    paragraphs: [
      `Mehmonxona va poyezdlarga har bir sayohatchining ismi ${day(booking.check_in)} gacha kerak. Iltimos, ismlarni pasportdagidek yozing.`,
    ],
    label: "Sayohatchilarni kiritish",
  }),
  reminder_3: reminder("3 kundan keyin"),
  reminder_1: reminder("ertaga"),
  review_request: ({ booking }) => ({
    subject: `“${booking.title}” qanday oʻtdi?`,
    title: "Yaxshi yetib keldingizmi? Safar qanday oʻtdi?",
    paragraphs: [
      `Biz bilan sayohat qilganingiz uchun rahmat, ${booking.customer_first_name}.`,
      "Bir necha soʻzingiz boshqa sayohatchilarga tanlashda, bizga esa yaxshiroq ishlashda yordam beradi. Bir daqiqa kifoya: yulduzlar, bir-ikki gap va koʻrsatiladigan ism. Har bir sharhni eʼlon qilishdan oldin oʻqib chiqamiz.",
      "Biz faqat bir marta soʻraymiz.",
    ],
    label: "Sharh yozish",
  }),
  attention_traveler: ({ booking, stray_cents }) => ({
    subject: `${booking.reference} broningiz haqida`,
    title: "Broningizni tekshiryapmiz",
    paragraphs:
      booking.status === "confirmed"
        ? [
            `Sizdan keragidan ${money(stray_cents)} ortiq pul keldi. Broningiz oʻzgarmadi.`,
            "Bu pulni qaytaramiz. Siz hech narsa qilishingiz shart emas.",
          ]
        : [
            "Toʻlovingiz keldi, lekin bronni avtomatik tasdiqlab boʻlmadi.",
            "Biz bu bilan shugʻullanyapmiz va sizga yozamiz: boshqa sana taklif qilamiz yoki pulni qaytaramiz. Siz hech narsa qilishingiz shart emas.",
          ],
  }),
};
