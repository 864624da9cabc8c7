import { count, money } from "../write.ts";

export const CHECK_IN: typeof import("../../en/desk/check-in.ts").CHECK_IN = {
  title: "Mehmonlarni belgilash",
  figures: { in: "Keldi", missing: "Hali yoʻq", absent: "Kelmadi", booked: "Bron qilingan" },
  said: (inside, missing, absent) =>
    `${count(inside, "mehmon")} keldi, ${missing} tasi hali yoʻq, ${absent} tasi kelmadi`,
  strangers: (guests) => `${count(guests, "mehmon")} bu joʻnashda oʻrni boʻlmasa ham belgilangan.`,
  nobody: "Bu joʻnashda bronlar yoʻq.",
  noGuide: "Bu joʻnashga gid tayinlanmagan, shuning uchun mehmonlarni belgilaydigan kishi yoʻq.",
  noPhone: (guide) => `${guide} bu roʻyxatni telefonda hali ochmagan.`,
  lastOnline: (guide, age) => `${guide} telefoni: oxirgi marta ${age} aloqada boʻlgan.`,
  lastOnlineUnassigned: (guide, age) =>
    `Bu joʻnashni endi olib bormaydigan ${guide} telefoni: oxirgi marta ${age} aloqada boʻlgan.`,
  people: "Kim keldi va kim hali yoʻq",
  unlisted: "Roʻyxatda yoʻq",
  unlistedText: "Vaucher boʻyicha belgilangan, lekin bu joʻnashda broni yoʻq.",
  of: (inside, booked) => `${booked} kishidan ${inside}`,
  arrived: (time, who) => `${time} da belgilandi, ${who}`,
  late: "kechikib",
  byVoucher: "vaucher boʻyicha",
  again: (time, who) => `${time} da yana belgilandi, ${who}`,
  absent: (time, who) => `${time} da “kelmadi” deb belgilandi, ${who}`,
  absentToo: (time, who) => `${who} ${time} da “kelmadi” deb belgilagan`,
  undone: (time, who) => `${time} da belgi olib tashlandi, ${who}`,
  reportedAt: (time) => `${time} da xabar berilgan`,
  cancelled: (time) => `${time} da bekor qilindi`,
  moved: (time) => `${time} da boshqa kunga koʻchirildi`,
  unaware: "maʼlumotlari eskirgan telefonda belgilangan",
  cash: "Olingan naqd pul",
  took: (sum, time, who) => `${sum}, ${time}, ${who}`,
  inBooks: "hisob kitobida",
  voided: "xato deb bekor qilingan",
  rejected: "rad etilgan",
  guests: (guests) => count(guests, "mehmon"),
  party: (reference, guests) => `${reference}, ${count(guests, "mehmon")}`,
  handed: (minor, currency) =>
    ` (${money(minor)
      .replace(/,00(?=\s)/, "")
      .replace("$", currency)})`,
};

const DOUBT_TEXTS: Partial<Record<string, string>> = {
  phone_ended: "hisobi yopilgan telefondan xabar qilingan",
  outside_assignment: "bu gid joʻnashni olib bormagan vaqt uchun xabar qilingan",
  above_owed: "toʻlanishi kerak boʻlganidan koʻp",
  cash_ceiling: "qonun bitta savdo uchun ruxsat bergan naqd puldan koʻp",
  day_limit: "bitta gid bir kunda olishi mumkin boʻlganidan koʻp",
};

export const CLAIM: typeof import("../../en/desk/check-in.ts").CLAIM = {
  title: "Gid xabar qilgan naqd pul: qabul qilish yoki rad etish",
  notice: (cents) =>
    `Gid hisob kitobida hali yoʻq ${money(cents)} haqida xabar qilgan. Uni “Pul” boʻlimida qabul qiling yoki rad eting.`,
  took: (sum, when, who) => `${sum}, ${when}, ${who}`,
  waits: (doubt) => `hisob kitobida emas: ${DOUBT_TEXTS[doubt ?? ""] ?? "server qabul qilmadi"}`,
  doesNotCount: (doubt) => `hisobga olinmaydi: ${DOUBT_TEXTS[doubt] ?? doubt}`,
  accept: "Qabul qilish",
  accepted: "Qabul qilindi",
  reject: "Rad etish",
  rejected: "Rad etildi",
  cash: (cents) => ({
    accept: `${money(cents)} ni qabul qilish`,
    accepts: "Faqat pul sizda yoki gidda boʻlsa. U naqd pul sifatida yoziladi va sayohatchi chek oladi.",
    reject: `${money(cents)} ni rad etish`,
    rejects: "Hisob kitobiga kirmaydi. Sayohatchiga xat bormaydi.",
  }),
  checkIn: {
    accept: "Qabul qilish",
    accepts: "Avval giddan soʻrang. Shundan keyin u boshqa belgilar kabi hisobga olinadi.",
    reject: "Rad etish",
    rejects: "Roʻyxatda qoladi, lekin hisobga olinmaydi.",
  },
};

export const DEPARTURES: typeof import("../../en/desk/check-in.ts").DEPARTURES = {
  notFound: "Joʻnash topilmadi",
  all: "Barcha joʻnashlar",
  print: "Chop etish",
  people: "Bu joʻnashdagi mehmonlar",
  unnamed: (guests) => ` Maʼlumotlari yoʻq: ${count(guests, "mehmon")}.`,
  meeting: (what) => ` Uchrashuv: ${what}.`,
  nobody: "Bu kunda bronlar yoʻq.",
  seatsOf: (guests, most) => `${count(most, "oʻrin")}dan ${guests} tasi`,
  bookings: (bookings, held) => `${count(bookings, "bron")}${held > 0 ? `, ${held} tasi faqat saqlab turilgan` : ""}`,
  seats: (guests, most, held) =>
    `${count(most, "oʻrin")}dan ${guests} tasi band${held > 0 ? `, shundan ${held} tasi faqat saqlab turilgan` : ""}.`,
};
