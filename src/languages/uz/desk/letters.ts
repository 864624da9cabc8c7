import type { LetterFills } from "../../../domain/desk/bookings/letter.ts";
import { meetingText } from "../shared/booking.ts";
import { optionsOrNone } from "../terms/price.ts";
import { count, day } from "../write.ts";

const REASONS: Partial<Record<string, string>> = {
  ended: "bron endi kuchda emas",
  no_address: "e-pochta manzili yoʻq",
  gone: "bunday bron endi yoʻq",
};

export const LETTER_TEXTS: typeof import("../../en/desk/letters.ts").LETTER_TEXTS = {
  act: "Mehmonga yozish",
  title: (bookings) => (bookings > 1 ? `Mehmonlarga yozish: ${count(bookings, "bron")}` : "Mehmonga yozish"),
  template: "Namuna",
  language: (name) => `Namunalar va sanalar mehmon tilida: ${name}.`,
  languages: (names) =>
    `Mehmonlarning tillari har xil (${names.join(", ")}): namunalar ingliz tilida, sanalar va tugma har bir mehmonning tilida.`,
  subject: "Mavzu",
  body: "Matn",
  hint: (placeholders) => `Har bir bron uchun toʻldiriladi: ${placeholders.join(", ")}.`,
  preview: "Koʻrib chiqish",
  previewOf: (reference) =>
    `${reference} bronining egasi xatni shunday koʻradi. Pastida safarni ochadigan tugma boʻladi.`,
  to: (bookings, addresses) =>
    bookings === 0
      ? "Yozadigan hech kim yoʻq."
      : addresses === bookings
        ? `${count(addresses, "manzil")}ga yuboriladi. Javoblar kompaniya manziliga keladi.`
        : `${count(bookings, "bron")} boʻyicha ${count(addresses, "manzil")}ga yuboriladi. Javoblar kompaniya manziliga keladi.`,
  skipped: (skipped) => `${count(skipped, "bron")} xat olmaydi:`,
  why: (reference, reason) => `${reference ?? "Bron"}: ${REASONS[reason] ?? reason}`,
  send: (addresses) => `${count(addresses, "manzil")}ga yuborish`,
  again: "Qolganlarga yuborish",
  back: "Orqaga",
  close: "Yopish",
  progress: (done, all) => `${count(all, "xat")}dan ${done} tasi navbatda`,
  part: (queued, why) =>
    queued === 0
      ? `${why} Qayta yuboring: hech kim ikki marta olmaydi.`
      : `${count(queued, "xat")} navbatda, qolganlari navbatga qoʻyilmadi. ${why} Qayta yuboring: hech kim ikki marta olmaydi.`,
  done: (queued) => `${count(queued, "xat")} navbatda`,
  doneText:
    "Ular bir necha daqiqada yuboriladi. Har bir bronda uning xati va yuborilgani koʻrinadi; yuborilmaganini qayta yuborish mumkin.",
};

export const RESEND: typeof import("../../en/desk/letters.ts").RESEND = {
  act: "Qayta yuborish",
  done: "Xat yana navbatda",
};

export const changeNews: typeof import("../../en/desk/letters.ts").changeNews = ({
  from_date,
  to_date,
  from_guests,
  to_guests,
  from_options,
  to_options,
}) => {
  const isMoved = from_date !== undefined && to_date !== undefined && from_date !== to_date;
  return [
    ...(isMoved ? [`Joʻnash: ${day(to_date)} (avval ${day(from_date)})`] : []),
    ...(to_guests === undefined ? [] : [`Mehmonlar: ${to_guests} (avval ${from_guests ?? 0})`]),
    ...(to_options === undefined
      ? []
      : [`Qoʻshimcha xizmatlar: ${optionsOrNone(to_options)} (avval ${optionsOrNone(from_options)})`]),
  ];
};

export const LETTER_FILLS: LetterFills = {
  first_name: (of) => of.customer_first_name,
  title: (of) => of.title,
  day: (of) => day(of.check_in),
  reference: (of) => of.reference,
  meeting_point: ({ meeting_point, meeting_time }) =>
    meeting_point ? meetingText(meeting_point, meeting_time) : "keyinroq xabar qilamiz",
};
