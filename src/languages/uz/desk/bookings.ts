import { count, money } from "../write.ts";

export const BOOKINGS: typeof import("../../en/desk/bookings.ts").BOOKINGS = {
  waiting: (bookings) =>
    `${count(bookings, "bron")} eʼtiboringizni talab qiladi: toʻlov bronga mos emas yoki pul qaytmagan.`,
  empty: {
    title: "Hozircha bronlar yoʻq",
    text: "Sayohatchilar bron qilganda ular shu yerda paydo boʻladi. Bron kiritish uchun “Yangi bron”ni bosing.",
  },
  nothingWaits: {
    isAnswer: true,
    title: "Eʼtiboringizni talab qiladigan narsa yoʻq",
    text: "Har bir toʻlov oʻz broniga mos, har bir pul qaytarish amalga oshgan.",
  },
  notFound: "Bron topilmadi",
  fromList: (time, age) =>
    `Joʻnashning mehmonlar roʻyxatidan, ${time} holatiga koʻra (${age}). Toʻlovlar, xatlar va tarix aloqa tiklanganda koʻrinadi.`,
  noHistory: "Hozircha hech narsa boʻlmagan.",
  one: (reference) => `Bron ${reference}`.trim(),
  travelers: "Sayohatchilar",
  passport: (number) => `pasport ${number}`,
  companions: "Oʻz havolasi bilan",
  companion: {
    unopened: (label) => `${label}: maʼlumotlari yoʻq, havola hali ochilmagan`,
    opened: (label) => `${label}: maʼlumotlari yoʻq, havola ochilgan`,
    filledIn: (label) => `${label}: maʼlumotlari yuborilgan`,
  },
  unnamed: (guests) => `Ismi kiritilmagan: ${count(guests, "mehmon")}.`,
  money: "Pul",
  done: "Tarix",
  back: (cents) => `Bekor qilinsa, ${money(cents)} qaytariladi`,
  toPay: (cents) => `${money(cents)} toʻlanishi kerak`,
  refunded: (cents) => `${money(cents)} qaytarilgan`,
  byUs: ", biz kiritganmiz",
  commission: (channel, cents) => `${channel}, komissiya ${money(cents)}`,
  bookedByUs: " · biz kiritganmiz",
  heldUntil: (moment) => `, oʻrin ${moment} gacha saqlanadi`,
};

export const CONFIRM: typeof import("../../en/desk/bookings.ts").CONFIRM = {
  label: "Tasdiqlash",
  title: "Bu bron tasdiqlansinmi?",
  text: "Oʻrinlar yetsa, ular band qilinadi va sayohatchi e-pochta orqali tasdiq oladi. Toʻlanmagan summa qarz boʻlib qoladi. Pul qoʻlingizda boʻlsa, uni yozing: bu ham bronni tasdiqlaydi.",
  act: "Bronni tasdiqlash",
  done: "Bron tasdiqlandi",
};

export const RESOLVE_ATTENTION: typeof import("../../en/desk/bookings.ts").RESOLVE_ATTENTION = {
  title: "Masala hal boʻldimi?",
  text: "“Eʼtibor talab qiladi” belgisi olib tashlanadi, boshqa hech narsa oʻzgarmaydi.",
  act: "Hal boʻldi",
  done: "Belgi olib tashlandi",
};

export const CANCEL_BOOKING: typeof import("../../en/desk/bookings.ts").CANCEL_BOOKING = {
  title: "Bu bron bekor qilinsinmi?",
  text: (paid_cents, refund_cents) =>
    `Oʻrinlar boʻshaydi va sayohatchiga xat boradi. ${
      paid_cents > 0
        ? `Bekor qilish shartlariga koʻra bugun ${money(refund_cents)} qaytariladi.`
        : "Hech narsa toʻlanmagan, shuning uchun qaytariladigan pul yoʻq."
    }`,
  act: "Bronni bekor qilish",
  done: "Bron bekor qilindi",
};

const ALL_OF_IT = "Pul toʻliq qaytarilsa, bron tugaydi va oʻrinlari boʻshaydi; qisman qaytarilsa, bron oʻzgarmaydi.";

export const REFUND: typeof import("../../en/desk/bookings.ts").REFUND = {
  amount: "Qaytarish (USD)",
  text: ALL_OF_IT,
  leftText: (left_cents) => `Yana ${money(left_cents)} qaytarish mumkin. ${ALL_OF_IT}`,
  from: (amount_cents) => `Toʻlovdan (${money(amount_cents)}) qaytarish`,
  act: "Pulni qaytarish",
  done: "Pul qaytarilmoqda",
};

export const MARK_FAILED: typeof import("../../en/desk/bookings.ts").MARK_FAILED = {
  title: "Toʻlov amalga oshmadi deb belgilansinmi?",
  text: "Oʻrinlar saqlanayotganda toʻlovchi qayta urinishi mumkin. Pul baribir kelsa, u yoziladi va toʻlov yakunlangan boʻladi.",
  act: "Amalga oshmadi deb belgilash",
  done: "Toʻlov amalga oshmadi deb belgilandi",
};
