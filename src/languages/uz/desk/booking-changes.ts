import { optionsOrNone } from "../terms/price.ts";
import { count, day, money } from "../write.ts";

export const NO_EMAIL = "Bu sayohatchining e-pochta manzili yoʻq: unga telefon orqali ayting.";

export const ONE_BOOKING: typeof import("../../en/desk/booking-changes.ts").ONE_BOOKING = {
  lead: (booking) =>
    `${booking.customer_name}, ${booking.title}, ${day(booking.check_in)}, ${count(booking.guests, "mehmon")}`,
  price: "Narx",
  owed: "Toʻlanishi kerak",
  settled: "Yoʻq",
  by: (due) => `(${day(due)} gacha)`,
  guest: "Mehmon",
  guests: (guests) => count(guests, "mehmon"),
};

export const CHANGE: typeof import("../../en/desk/booking-changes.ts").CHANGE = {
  day: {
    act: "Boshqa kunga koʻchirish",
    title: "Bronni boshqa kunga koʻchirish",
    lead: "Yangi kundagi oʻrinlar eskilari boʻshatilishidan oldin band qilinadi. Yangi kunning narxi amal qiladi.",
    save: "Bronni koʻchirish",
    done: "Bron koʻchirildi",
  },
  people: {
    act: "Mehmonlar yoki qoʻshimcha xizmatlarni oʻzgartirish",
    title: "Mehmonlar yoki qoʻshimcha xizmatlarni oʻzgartirish",
    lead: "Bron qilingan mehmonlar va qoʻshimcha xizmatlar narxi saqlanadi. Yangilari bugungi narxda.",
    save: "Oʻzgarishni saqlash",
    done: "Bron oʻzgartirildi",
  },
  departure: "Joʻnash",
  choose: "Kunni tanlang",
  otherDay: "Boshqa kun",
  newDay: "Yangi kun",
  full: "oʻrin yoʻq",
  seats: (left) => `${count(left, "oʻrin")} qoldi`,
  guests: "Mehmonlar",
  waive: "Bekor qilish yigʻimini olmaslik",
  waiveHint: {
    day: "Sayohatchi bugun bekor qilganda olinadigan yigʻimni toʻlamaydi.",
    people: "Sayohatchi olib tashlangan mehmonlar va qoʻshimcha xizmatlar uchun yigʻim toʻlamaydi.",
  },
  back: (most) => `Qaytarish (USD), koʻpi bilan ${money(most)}`,
  backHint: "Bu summani bekor qilish shartlari taklif qiladi. Qolgan qismi narx ichida turadi va bizda qoladi.",
  keptByTerms: (cents) => `Jami summada bekor qilish shartlariga koʻra ushlab qolingan ${money(cents)} bor.`,
  compared: "Bron hozir va oʻzgarishdan keyin",
  what: "Bron",
  before: "Hozir",
  after: "Keyin",
  same: "Hali hech narsa oʻzgarmadi.",
  dropped: (guests) => `Ismi kiritilgan ${count(guests, "mehmon")} roʻyxatdan olib tashlanadi.`,
  mails: (address) => (address ? `${address} manziliga oʻzgarish haqida xat boradi.` : NO_EMAIL),
  rows: (booking, then) => {
    const rows: [string, string, string][] = [
      ["Joʻnash", day(booking.check_in), day(then.to_date)],
      ["Mehmonlar", String(booking.guests), String(then.guests)],
      ["Qoʻshimcha xizmatlar", optionsOrNone(booking.options), optionsOrNone(then.quote.options)],
      ["Jami", money(booking.total_cents), money(then.total_cents)],
      ["Toʻlanishi kerak", money(booking.owed_cents), money(then.owed_cents)],
      ["Bekor qilinsa qaytadi", money(then.cancel_before_cents), money(then.cancel_after_cents)],
    ];
    return rows.filter(([, before, after], place) => place > 2 || before !== after);
  },
  difference: ({ difference_cents, owed_cents, due_on }) =>
    [
      difference_cents === 0
        ? "Narx oʻzgarmaydi."
        : `Narx ${money(Math.abs(difference_cents))} ga ${difference_cents > 0 ? "oshadi" : "kamayadi"}.`,
      owed_cents > 0 && due_on ? `Shunda ${day(due_on)} gacha ${money(owed_cents)} toʻlanishi kerak.` : "",
    ]
      .filter((words) => words !== "")
      .join(" "),
};

export const CORRECT: typeof import("../../en/desk/booking-changes.ts").CORRECT = {
  act: "Ism yoki aloqani tuzatish",
  title: "Ism yoki aloqani tuzatish",
  lead: "Yozuvdagi xatoni tuzatadi. Yaratilgan hisob-fakturalar va cheklar oʻzgarmaydi.",
  email:
    "Manzilni oʻzgartirsangiz, yuborilgan xatlardagi havolalar ishlamay qoladi; bron qilingan qurilmada safar avvalgidek ochiladi. Yangi manzilga havola boradi, navbatdagi xatlar ham oʻsha yerga ketadi.",
  first: "Ism",
  last: "Familiya",
  save: "Saqlash",
  done: "Tuzatildi",
};

export const LINK: typeof import("../../en/desk/booking-changes.ts").LINK = {
  act: "Safar havolasi",
  title: "Mehmon uchun safar havolasi",
  lead: "Havolasi bor har kim bu safarni ochishi, unga toʻlashi va uni bekor qilishi mumkin. Havolalar saqlanmaydi, har safar yangisi yaratiladi; uni kim yaratgani jurnalga yoziladi.",
  copy: "Yangi havolani nusxalash",
  copied: "Havola nusxalandi",
  notCopied: "Nusxalanmadi: maydondan nusxa oling",
  field: "Havola",
  send: "Mehmonga e-pochta orqali yuborish",
  to: (address) => (address ? `Xatlar ${address} manziliga boradi.` : NO_EMAIL),
  sent: "Havola yuborish navbatiga qoʻyildi",
  back: "Yopish",
};

export const NOTES: typeof import("../../en/desk/booking-changes.ts").NOTES = {
  title: "Izohlar",
  ours: "Ichki izohlar",
  none: "Hozircha izohlar yoʻq.",
  add: "Yangi izoh",
  hint: "Ismingiz va vaqt bilan saqlanadi. Izohlarni oʻzgartirib yoki oʻchirib boʻlmaydi.",
  save: "Izoh qoʻshish",
  done: "Izoh qoʻshildi",
  guide: "Gid uchun",
  guideHint: "Gid uni shu bron bilan birga, aloqasiz ham koʻradi.",
  saveGuide: "Gid uchun saqlash",
  guideDone: "Gid uchun izoh saqlandi",
  guideChanged: (now) =>
    `Bu izohni boshqa kishi oʻzgartirgan: “${now || "boʻsh"}”. Sizniki saqlanmadi; uning izohini almashtirish uchun yana saqlang.`,
};

export const CHANGED_MEANWHILE =
  "Boshqa administrator buni oʻzgartirgan. Siz yozganlar shu yerda; yana saqlasangiz, uning oʻzgarishi oʻrniga yoziladi.";
