import { count, day, money } from "../write.ts";

export const BOOKING_PAGE: typeof import("../../en/booking/form.ts").BOOKING_PAGE = {
  title: (item) => `Bron qilish: ${item}`,
  heading: "Safaringizni bron qiling",
  back: "Orqaga",
  detailsSaved: "Maʼlumotlaringizni saqladik.",
  seatsHeld: (guests, date) =>
    `Siz uchun ${day(date)} sanasiga ${count(guests, "oʻrin")}ni xatimizda yozilgan vaqtgacha saqlab turibmiz. Boshqa sanalarning oʻrinlari alohida.`,
};

export const BOOKING_FORM: typeof import("../../en/booking/form.ts").BOOKING_FORM = {
  yourTrip: "Safaringiz",
  yourDetails: "Maʼlumotlaringiz",
  firstName: "Ism",
  lastName: "Familiya",
  email: "Elektron pochta",
  phone: "Telefon",
  specialRequests: "Alohida istaklar",
  optional: "Ixtiyoriy",
  savedAsTyped: "Siz yozganingiz sayin bu formani qurilmangizda saqlab boramiz.",
  payment: "Toʻlov",
  paymentNote: "Toʻlovni toʻlov tizimining himoyalangan sahifasida amalga oshirasiz. Karta raqamingiz bizga kelmaydi.",
};

export const TRIP_CHOICE: typeof import("../../en/booking/form.ts").TRIP_CHOICE = {
  date: "Tur sanasi",
  noDate: "Tur sanasini tanlang",
  fullOn: (date) => `${day(date)} (oʻrinlar tugagan)`,
  anyDate: "Alohida safar: istalgan kunni tanlang.",
  guests: "Mehmonlar soni",
  seatsLeft: (seats) => `Bu sanaga ${count(seats, "oʻrin")} qoldi.`,
  asOf: (moment) => `Yangilangan: ${moment}.`,
  tooFewSeats: "Siz istagan sanada guruhingizga oʻrin yetmayaptimi?",
  joinWaitingList: "Kutish roʻyxatiga yozilish",
};

export const CLEAR_FORM: typeof import("../../en/booking/form.ts").CLEAR_FORM = {
  open: "Formani tozalash",
  title: "Forma tozalansinmi?",
  text: "Barcha maydonlar boʻshatiladi. Hali hech narsa yuborilmagan, shuning uchun boshqa hech narsa oʻzgarmaydi.",
  keep: "Qoldirish",
  clear: "Tozalash",
};

export const PROMO_CODE: typeof import("../../en/booking/form.ts").PROMO_CODE = {
  ask: "Kodingiz bormi?",
  label: "Promokod yoki sovgʻa kartasi",
  hint: "Ixtiyoriy",
  apply: "Qoʻllash",
  later:
    "Aloqasiz bu kodni tekshira olmaymiz. Soʻrovingiz yuborilganda tekshiramiz va kod yaroqsiz boʻlsa, avval sizdan soʻraymiz.",
  card: "Sovgʻa kartasidan safar sahifasida foydalanishingiz mumkin: summani tasdiqlashdan oldin koʻrasiz.",
};

export const DUPLICATE_BOOKING: typeof import("../../en/booking/form.ts").DUPLICATE_BOOKING = {
  title: "Bu safarni shu sanaga allaqachon bron qilgansiz",
  text: ({ view }) =>
    view === null
      ? "Bu safarga shu sana uchun bu qurilmadan allaqachon soʻrov yuborgansiz, javob hali kelmagan. Yana bron qilasizmi?"
      : `Bu safarni shu sanaga bu qurilmada allaqachon bron qilgansiz: bron raqami ${view.reference}. Yana bron qilasizmi?`,
  again: "Yana bron qilish",
};

export const codeText: typeof import("../../en/booking/form.ts").codeText = ({ code, percent, amount_cents }) =>
  `${code}: ${percent === undefined ? money(amount_cents ?? 0) : `${percent}%`} chegirma`;

export const CODE_REFUSAL_TEXTS: typeof import("../../en/booking/form.ts").CODE_REFUSAL_TEXTS = {
  code_unknown: "Bizda bunday kod yoʻq",
  code_over: "Bu kodning muddati tugagan yoki hali boshlanmagan",
  code_elsewhere: "Bu kod boshqa safarlar uchun",
  code_used_up: "Bu kod toʻliq ishlatilgan",
  code_unusable: "Bu kodni bu bron uchun ishlatib boʻlmaydi: har bir sayohatchi undan faqat bir marta foydalana oladi",
};

export const QUESTION_FIELDS: typeof import("../../en/booking/form.ts").QUESTION_FIELDS = {
  title: "Safaringiz boʻyicha savollar",
  choose: "Javobni tanlang",
};
