import { count, day, money, moneyShort } from "../write.ts";

export const REFUSAL_TITLES: typeof import("../../en/trips/refusals.ts").REFUSAL_TITLES = {
  invalid_booking: "Bron maʼlumotlarida xato",
  invalid_amount: "Bron summasi notoʻgʻri",
  item_gone: "Bu safar endi taklif qilinmaydi",
  date_gone: "Bu sanadagi safar endi taklif qilinmaydi",
  seats_gone: "Bu sanada oʻrin yetarli emas",
  group_too_large: "Guruh bu safar uchun juda katta",
  options_changed: "Bu qoʻshimcha xizmatlarning ayrimlari endi yoʻq",
  questions_changed: "Bu safar boʻyicha savollar oʻzgardi",
  price_up: "Narx oshdi",
  too_many_holds: "Boshqa safarlarda oʻrin band qilgansiz",
  id_taken: "Bu bron allaqachon qilingan",
};

export const REFUSED_FIELDS: typeof import("../../en/trips/refusals.ts").REFUSED_FIELDS = {
  check_in: "Tur sanasini yana tanlang.",
  guests: "Mehmonlar sonini tekshiring.",
  customer_first_name: "Ismni tekshiring.",
  customer_last_name: "Familiyani tekshiring.",
  customer_email: "Elektron pochta manzilini tekshiring.",
  customer_phone: "Telefon raqamini tekshiring.",
  special_requests: "Alohida istaklarni tekshiring.",
  options: "Qoʻshimcha xizmatlarni yana tanlang.",
  answers: "Savollarga yana javob bering.",
  other: "Kiritgan maʼlumotlaringizni tekshiring.",
};

export const REFUSAL_DETAILS: typeof import("../../en/trips/refusals.ts").REFUSAL_DETAILS = {
  options_changed: (options) => `Hozir mavjud: ${options}.`,
  questions_changed: "Yozganlaringiz saqlangan. Savollarga javob berib, soʻrovni yana yuboring.",
  invalid_amount: `Jami summa ${moneyShort(0)} dan koʻp boʻlishi va ${moneyShort(5_000_000)} dan oshmasligi kerak.`,
  group_too_large: (most) => `Bu safarga koʻpi bilan ${count(most, "mehmon")} qabul qilinadi.`,
  too_many_holds: "Ulardan biri uchun toʻlang yoki muddati tugashini kuting, soʻng qayta urinib koʻring.",
};

const withTotal = (cents: number | null) => (cents === null ? "" : ` (${money(cents)})`);

export const REFUSED_BOOKING: typeof import("../../en/trips/refusals.ts").REFUSED_BOOKING = {
  asked: (guests, options, checkIn, cents) =>
    `Soʻrovingiz: ${count(guests, "mehmon")}${options === "" ? "" : ` (${options})`}; ${day(checkIn)}; ${money(cents)}.`,
  otherDevice: "Boshqa qurilmada bron qilgan boʻlsangiz, xatingizdagi havola uni shu yerda ochadi.",
  nothingBooked: "Hech narsa bron qilinmadi, sizdan pul yechilmadi.",
  notStored: { title: "Bron qilinmadi", message: "Bu qurilma soʻrovni saqlay olmadi." },
  back: "Orqaga",
  bookFor: (cents) => `Bron qilish: ${money(cents)}`,
  bookWith: (options, cents) => `Bron qilish (${options}): ${money(cents)}`,
  bookWithoutCode: (cents) => `Promokodsiz bron qilish: ${money(cents)}`,
  bookFewer: (guests, cents) => `${count(guests, "mehmon")} uchun bron qilish: ${money(cents)}`,
  nearest: (guests) => `${count(guests, "mehmon")}ga oʻrin bor eng yaqin sanalar`,
  otherDay: (date, cents) => `${day(date)} · ${money(cents)}`,
  seatsLeft: (seats) => `${count(seats, "oʻrin")} qoldi`,
  bookInstead: (date, cents) => `Shu sanaga bron qilish: ${day(date)}${withTotal(cents)}`,
  waitingList: (date) => `Kutish roʻyxatiga yozilish: ${day(date)}`,
  sendAgain: {
    too_many_holds: (cents) => `Qayta urinish${withTotal(cents)}`,
    id_taken: (cents) => `Yangi bron sifatida yuborish${withTotal(cents)}`,
  },
  otherTrips: "Bron qilish mumkin boʻlgan boshqa safarlar",
  perPerson: (price) => `bir kishi uchun ${price}`,
  viewAll: "Barcha turlar",
  answer: "Savollarga javob berish",
  change: "Bronni oʻzgartirish",
  discard: "Soʻrovni oʻchirish",
};
