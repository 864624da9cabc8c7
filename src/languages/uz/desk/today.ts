import { count, day, grouped } from "../write.ts";

export const DEPARTING: typeof import("../../en/desk/today.ts").DEPARTING = {
  title: "Bugungi va ertangi joʻnashlar",
  none: "Bugun va ertaga joʻnash yoʻq",
  columns: { departure: "Joʻnash", guests: "Mehmonlar", arrived: "Belgilangan", guide: "Gid" },
  today: "Bugun",
  tomorrow: "Ertaga",
  people: (title, date) => `Mehmonlar: ${title}, ${day(date)}`,
  guests: (guests, bookings, held) =>
    `${count(bookings, "bron")}da ${grouped(guests)} kishi${held > 0 ? `, ${held} tasi faqat saqlab turilgan` : ""}`,
  arrived: (arrived, expected) => `${expected} kishidan ${arrived} tasi keldi`,
  absent: (absent) => `${absent} kishi kelmadi`,
  notYet: "hali belgilanmagan",
  lastOnline: (age) => `aloqada: ${age}`,
};

export const FIGURES: typeof import("../../en/desk/today.ts").FIGURES = {
  title: "Koʻrsatkichlar",
  day: "Bugun shu vaqtgacha",
  dayBefore: (value) => `oʻtgan hafta shu vaqtda: ${value}`,
  week: "Soʻnggi 7 kun",
  weekBefore: (value) => `undan oldingi 7 kunda: ${value}`,
  names: {
    bookings: "Bronlar",
    guests: "Mehmonlar",
    revenue_cents: "Olingan pul",
    cancellations: "Bekor qilishlar",
  },
  note: "Bronlar, mehmonlar va bekor qilishlar tasdiqlangan bronlar boʻyicha sanaladi; pul olinganda, sovgʻa kartalari sotilganda hisoblanadi.",
  change: (now, before) => {
    if (before === 0 || now === before) return "";
    const percent = Math.round((now / before - 1) * 100);
    return percent > 999 ? " (oʻn baravardan koʻp)" : ` (${percent < 0 ? "−" : "+"}${Math.abs(percent)}%)`;
  },
};

export const OFFLINE: typeof import("../../en/desk/today.ts").OFFLINE = {
  title: "Aloqasiz ishlash",
  ready: (when) =>
    `Aloqasiz ishlashga tayyor: shu sahifa, keyingi 14 kunlik joʻnashlar va mehmonlar hamda ularning bronlari, ${when} holatiga koʻra.`,
  partly: (when) =>
    `Keyingi 14 kunlik joʻnashlar va mehmonlar shu qurilmada, ${when} holatiga koʻra. Ish joyi sahifalari hali yuklanmoqda.`,
  none: "Bu qurilmada aloqasiz ishlash uchun hali hech narsa tayyor emas.",
  working: "Aloqasiz ishlashga tayyorlanmoqda",
};
