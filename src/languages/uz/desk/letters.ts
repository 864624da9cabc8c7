import { count } from "../write.ts";

const REASONS: Partial<Record<string, string>> = {
  ended: "endi bron qilinmagan",
  no_address: "e-pochta manzili yoʻq",
  gone: "bunday bron endi yoʻq",
};

export const LETTER_TEXTS: typeof import("../../en/desk/letters.ts").LETTER_TEXTS = {
  act: "Mehmonga yozish",
  title: (bookings) => (bookings > 1 ? `Mehmonlarga yozish: ${count(bookings, "bron")}` : "Mehmonga yozish"),
  template: "Namuna",
  subject: "Mavzu",
  body: "Matn",
  hint: (placeholders) => `Har bir bron uchun toʻldiriladi: ${placeholders.join(", ")}.`,
  preview: "Koʻrib chiqish",
  previewOf: (reference) => `${reference} broni xatni shunday oʻqiydi. Pastida safarni ochadigan tugma boʻladi.`,
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
      : `${count(queued, "xat")} navbatda, qolganlari emas. ${why} Qayta yuboring: hech kim ikki marta olmaydi.`,
  done: (queued) => `${count(queued, "xat")} navbatda`,
  doneText:
    "Ular bir necha daqiqada yuboriladi. Har bir bronda uning xati va yuborilgani koʻrinadi; yuborilmaganini qayta yuborish mumkin.",
};

export const RESEND: typeof import("../../en/desk/letters.ts").RESEND = {
  act: "Qayta yuborish",
  done: "Xat yana navbatda",
};
