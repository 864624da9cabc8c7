import { count, day, money } from "../write.ts";

const SORTS: Partial<Record<string, string>> = {
  created: "vaqti boʻyicha",
  title: "safar boʻyicha",
  amount: "summasi boʻyicha",
  status: "holati boʻyicha",
};

export const PAYMENTS: typeof import("../../en/desk/payments.ts").PAYMENTS = {
  revenue: "Jami tushum",
  refunded: (cents) => `Qaytarilgan: ${money(cents)}`,
  byGiftCard: (cents) => `Sovgʻa kartalari bilan toʻlangan: ${money(cents)}`,
  tabsLabel: "Sahifa boʻlimlari",
  tabs: { payments: "Toʻlovlar", books: "Hisob kitobi", rates: "Kurslar" },
  noFile: "Fayl yaratilmadi",
  empty: "Bu filtrlarga mos toʻlovlar yoʻq.",
  choose: "Tafsilotlarini koʻrish uchun toʻlovni tanlang.",
  notFound: "Toʻlov topilmadi",
  cardOverspent:
    "Sovgʻa kartasida qolganidan koʻproq pul qaytarildi. Sarflab boʻlingan qismi kompaniya zarari: hisob kitobida xayrixohlik xarajati.",
  cardOfNobody:
    "Pul kelguncha xaridorning maʼlumotlari oʻchirilgan, sovgʻa kartasining kodi hech kimda yoʻq. Pulni toʻlov tizimi orqali qaytaring.",
  of: (cents) => `Toʻlov: ${money(cents)}`,
  details: "Toʻlov tafsilotlari",
  label: (sort, descending) =>
    sort === "created" && descending ? "Toʻlovlar, avval yangilari" : `Toʻlovlar ${SORTS[sort] ?? sort}`,
  tripAndName: "Safar va ism",
  ids: "ID, bron",
  toList: "Roʻyxatga qaytish",
  provider: "Onlayn toʻlov tizimi",
  notPaid: "Toʻlanmagan",
  unsent: "Yuborilmagan",
  noTitle: "Nomsiz",
  reconcile: "Solishtirish",
  csv: "CSV yuklab olish",
  rows: (rows) => `${rows} qator…`,
  unknownCustomer: "Buyurtmachi nomaʼlum",
  sent: { title: "Xat yuborilmoqda", message: "Tasdiq tez orada yetib boradi." },
  notSent: "Xat yuborilmadi",
  resend: "Xatni qayta yuborish",
  eventSource: (source, outcome) => `, manba: ${source}${outcome ? `, ${outcome}` : ""}`,
  chargedAs: (cents, currency) => `, ${money(cents).replace("$", currency)} yechilgan`,
  handedOver: (amount) => `, ${amount} berilgan`,
  trip: (title, date, guests) => `: ${title}, ${day(date)}, ${count(guests, "mehmon")}`,
};
