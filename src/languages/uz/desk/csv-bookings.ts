import { attentionText } from "./attention.ts";

export const BOOKINGS_CSV: typeof import("../../en/desk/csv-bookings.ts").BOOKINGS_CSV = {
  heading: [
    "Bron raqami",
    "Holati",
    "Ism",
    "E-pochta",
    "Telefon",
    "Safar",
    "Joʻnash",
    "Mehmonlar",
    "Qoʻshimcha xizmatlar",
    "Istaklar",
    "Savdo kanali",
    "Komissiya",
    "Jami",
    "Toʻlangan",
    "Qaytarilgan",
    "Toʻlanishi kerak",
    "Muddati",
    "Bron qilingan (Toshkent vaqti)",
    "Eʼtibor talab qiladi",
  ],
  attention: attentionText,
};

export const MANIFEST_CSV: typeof import("../../en/desk/csv-bookings.ts").MANIFEST_CSV = {
  booking: [
    "Bron raqami",
    "Holati",
    "Ism",
    "Mehmonlar",
    "Qoʻshimcha xizmatlar",
    "Telefon",
    "E-pochta",
    "Istaklar",
    "Javoblar",
    "Jami",
    "Toʻlangan",
    "Qaytarilgan",
    "Qoldiq",
  ],
  traveler: ["Mehmon", "Sayohatchi", "Tugʻilgan yili", "Fuqaroligi", "Pasport", "Ovqatlanish talablari", "Izoh"],
};
