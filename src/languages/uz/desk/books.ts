import { count, money } from "../write.ts";

const ACCOUNTS: Partial<Record<string, string>> = {
  receivable: "Sayohatchilar qarzi",
  revenue: "Daromad",
  fees: "Soliq va yigʻimlar",
  provider: "Toʻlov tizimi",
  cash: "Kassa",
  bank: "Bank",
  refunds_due: "Qaytariladigan pul",
  credit: "Sovgʻa kartalari",
  goodwill: "Xayrixohlik xarajati",
  exchange: "Kurs farqi",
  refunded_twice: "Ikki marta qaytarilgan, undiriladi",
};

export const BOOKS_TEXTS: typeof import("../../en/desk/books.ts").BOOKS_TEXTS = {
  lead: "Oylar boʻyicha pulning har bir harakati (Toshkent vaqti). Qoldiq debetdan kreditni ayirib topiladi.",
  month: "Oy",
  csv: "Hisob kitobini yuklab olish",
  vouchers: "Vaucherlar reyestrini yuklab olish",
  columns: ["Hisob", "Boshida", "Debet", "Kredit", "Oxirida"],
  accounts: (month) => `Hisoblar, ${month}`,
  account: (account) => ACCOUNTS[account] ?? account,
  amount: (cents, currency) => (currency === "USD" ? money(cents) : money(cents).replace("$", currency)),
  lines: (lines, closed) =>
    closed ? `${count(lines, "qator")}, oy yopilgan.` : `Hozircha ${count(lines, "qator")}, oy hali tugamagan.`,
};

export const CHANNEL_BOOKINGS: typeof import("../../en/desk/books.ts").CHANNEL_BOOKINGS = {
  title: (month) => `Kanallar orqali sotilgan, joʻnash: ${month}`,
  lead: "Hisob kitobida toʻliq narxlar turadi. Komissiya sizning xarajatingiz: uni kanal ushlab qoladi yoki hisob-faktura beradi.",
  columns: ["Kanal", "Bronlar", "Narx", "Komissiya", "Komissiyasiz narx", "Hali toʻlanmagan"],
};

export const RATES: typeof import("../../en/desk/books.ts").RATES = {
  title: "Boshqa valyutalar",
  lead: "Bir dollarning bugungi qiymati. Sayohatchilar uni narxlar yonida, sanasi bilan koʻrishi mumkin. Toʻlov tizimi boshqa valyutada yechsa, shu kurs boʻyicha yechadi. 30 kundan eski kurslar koʻrsatilmaydi va ishlatilmaydi.",
  label: (currency) => `Bir dollar uchun ${currency}`,
  of: (day) => `${day} kursi`,
  unknown: "Hali kurs yoʻq",
  wrong: "Kamida bitta maydonda 0 dan katta va 1 000 000 dan kichik son, masalan 12500.5.",
  save: "Kurslarni saqlash",
  saved: "Kurslar saqlandi",
  notSaved: "Kurslar saqlanmadi",
};
