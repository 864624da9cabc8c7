import { clockInTashkent, count, momentInTashkent } from "../write.ts";

const at = (instant: string) => clockInTashkent(Date.parse(instant));
const people = (number: number) => count(number, "kishi");
const done = (what: string, instant: string | null) =>
  instant === null ? what : `${what} (${momentInTashkent(instant)})`;

export const GUIDE_BOOKING: typeof import("../../en/guide/booking.ts").GUIDE_BOOKING = {
  guestCount: (number) => count(number, "mehmon"),
  guests: "Mehmonlar",
  reference: "Bron raqami",
  phone: "Telefon",
  options: "Qoʻshimcha xizmatlar",
  requests: "Istaklar",
  travelers: "Sayohatchilar",
  note: "Operatordan",
  owed: "Toʻlanishi kerak",
  expected: "Kutilmoqda",
  absent: "Kelmaydi",
  in: (guests, booked, late) =>
    `Keldi: ${booked === null || booked === guests ? guests : `${guests}/${booked}`}${late ? ", kechikib" : ""}`,
  moved: (instant) => done("Bron boshqa safarga koʻchirilgan", instant),
  cancelled: (instant) => done("Bron bekor qilingan", instant),
  unconfirmed: "Tasdiqlanmagan",
  seenAnyway: (left, seen) =>
    `${left}, mehmonlar soat ${at(seen.seen_at)} da belgilangan (${seen.guide_name}). Operator ikkalasini ham koʻradi.`,
};

export const GUEST_CHECK_IN: typeof import("../../en/guide/booking.ts").GUEST_CHECK_IN = {
  how: "Necha kishi keldi?",
  arrived: (guests) => `${people(guests)} keldi`,
  late: "Kechikib kelishdi",
  absent: "Kelishmaydi",
  undo: "Belgini olib tashlash",
  change: "Sonini oʻzgartirish",
  fewer: "Bittaga kamaytirish",
  more: "Bittaga koʻpaytirish",
  history: "Belgilash tarixi",
  double: (facts) =>
    `Bir necha marta belgilangan: ${facts.map(({ seen_at, guide_name }) => `soat ${at(seen_at)} da (${guide_name})`).join(", ")}. Bir marta hisoblanadi.`,
  arrivedFact: ({ guests, late, by }, person) =>
    `${person ?? people(guests)} keldi${late ? ", kechikib" : ""}, ${by === "scan" ? "vaucher boʻyicha" : "ism boʻyicha"}`,
  absentFact: "Kelishmaydi",
  undoneFact: "Belgi olib tashlandi",
  received: (instant) => `operator soat ${at(instant)} da oldi`,
};

export const GUIDE_REPORT: typeof import("../../en/guide/booking.ts").GUIDE_REPORT = {
  states: { waiting: "navbatda", sent: "yuborildi", refused: "qabul qilinmadi" },
  notAccepted: (why) => `Serverimiz buni qabul qilmadi: ${why}`,
  refusals: {
    unknown_device: "bu telefon roʻyxatdan oʻchirilgan. Chiqib, qayta kiring va operatorga ayting.",
    not_your_departure: "oʻsha vaqtda bu safar sizniki emas edi. Operatorga ayting.",
    invalid_fact: "server undan foydalana olmadi. Koʻrganingizni operatorga ayting.",
  },
  read: "Tushunarli",
  notStored: {
    already: "Ular allaqachon belgilangan. Vaqtini quyida koʻring.",
    storage_full:
      "Bu telefonda joy qolmagan, hech narsa saqlanmadi. Joy boʻshatib, yana bosing yoki qogʻozga yozib qoʻying.",
    storage_failed: "Telefon buni saqlay olmadi. Yana bosing yoki qogʻozga yozib qoʻying.",
  },
};
