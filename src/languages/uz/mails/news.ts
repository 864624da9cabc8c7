import { count, day, money } from "../write.ts";
import { meetingText } from "../shared/booking.ts";
import { momentText } from "./sentences.ts";

export const NEWS_MESSAGES: typeof import("../../en/mails/news.ts").NEWS_MESSAGES = {
  meeting_changed: ({ title, check_in, point, time }) => ({
    title: "Yangi uchrashuv maʼlumotlari",
    body: `${title}, ${day(check_in)}. ${meetingText(point, time) || "Batafsil safar sahifasida."}`,
  }),
  departure_cancelled: ({ title, check_in }) => ({
    title: "Safaringiz bekor qilindi",
    body: `Uzr soʻraymiz: ${day(check_in)} kuni “${title}” boʻlmaydi. Endi nima qilish kerakligi safar sahifasida yozilgan.`,
  }),
  waiting_offer: ({ title, check_in, guests, offered_until }) => ({
    title: "Oʻrinlar boʻshadi",
    body: `Siz uchun ${count(guests, "ta oʻrinni")} saqlab turibmiz: ${title}, ${day(check_in)}. ${momentText(offered_until ?? "")} gacha bron qiling.`,
  }),
  balance_due: ({ title, owed_cents, due_on }) => ({
    title: "Qoldiqni toʻlash vaqti keldi",
    body: due_on
      ? `${title}: ${money(owed_cents)} toʻlang, oxirgi kun: ${day(due_on)}.`
      : `${title}: ${money(owed_cents)} toʻlang.`,
  }),
  names_wanted: ({ title, check_in }) => ({
    title: "Sayohatchilarning ismlari kerak",
    body: `Safarni oching va yetishmayotgan maʼlumotlarni toʻldiring: ${title}, ${day(check_in)}.`,
  }),
  day_before: ({ title, point, time }) => ({
    title: `Ertaga: ${title}`,
    body: meetingText(point, time) || "Kun dasturi safar sahifasida.",
  }),
  payment_settled: ({ title, check_in, owed_cents }) => ({
    title: "Toʻlovingizni oldik",
    body:
      owed_cents > 0
        ? `${title}, ${day(check_in)}. Toʻlanishi kerak: ${money(owed_cents)}.`
        : `${title}, ${day(check_in)}. Hammasi toʻlangan.`,
  }),
};

export const TELEGRAM_BOT: typeof import("../../en/mails/news.ts").TELEGRAM_BOT = {
  seen: "Koʻrdim",
  openTrip: "Safarni ochish",
  openPage: "Sahifani ochish",
  noted: "Rahmat, koʻrilgan deb belgilandi.",
  notYours: "Bu xabarni endi bu suhbatdan tasdiqlab boʻlmaydi.",
  connected: (title) => `“${title}” haqidagi yangiliklar shu yerga keladi. Toʻxtatish uchun /stop yuboring.`,
  unknownLink: "Havola ishlatilgan yoki eskirgan. Safaringizni oching va Telegramni qaytadan ulang.",
  stopped: "Bu suhbatga endi yangiliklar kelmaydi. Xatlar esa pochtangizga kelaveradi.",
  help: "Bu bot safaringiz haqidagi yangiliklarni yuboradi. Ulash uchun saytimizda safaringizni oching va Telegramni tanlang. Barcha yangiliklarni toʻxtatish uchun /stop yuboring.",
};
