import { count, day, money } from "../write.ts";

export const ITEM_DEPARTURES: typeof import("../../en/desk/departures.ts").ITEM_DEPARTURES = {
  label: "Joʻnashlar",
  columns: {
    day: "Kun",
    places: "Oʻrinlar",
    price: "Narx",
    minimum: "Minimum",
    closes: "Yopilishi",
    state: "Holati",
    guide: "Gid",
    note: "Izoh",
    actions: "Oʻzgartirish",
  },
  none: {
    tour: {
      title: "Joʻnashlar yoʻq",
      text: "Sayohatchilar 3 kundan keyingi istalgan kunni soʻraydi. Aniq kun taklif qilish uchun joʻnash qoʻshing.",
    },
    package: {
      title: "Paketning oʻz joʻnashlari yoʻq",
      text: "Paket oʻz turlarining kunlarida taklif qilinadi. Bu yerda joʻnash qoʻshsangiz, faqat shu kunlar taklif qilinadi.",
    },
  },
  people: (date) => `Mehmonlar, ${day(date)}`,
  edit: { tour: "Turni tahrirlash", package: "Paketni tahrirlash" },
  until: (date) => `${day(date)} gacha`,
  taken: (taken, places) => `${taken} / ${places}`,
  waiting: (people) => `${people} kishi kutmoqda`,
  usual: "odatdagi",
  closes: (days) => (days === 0 ? "Arafasida" : `${count(days, "kun")} oldin`),
  needs: (more) => `yana ${more} kishi kerak`,
  gone: "Endi faol emas",
};

export const DEPARTURE_FORM: typeof import("../../en/desk/departures.ts").DEPARTURE_FORM = {
  add: "Joʻnash qoʻshish",
  addAct: "Qoʻshish",
  edit: (date) => `Oʻzgartirish: ${day(date)}`,
  editAct: "Saqlash",
  back: "Orqaga",
  day: "Kun",
  end: "Oxirgi kun (boʻsh: odatdagi davomiylik)",
  price: (usual) => `Bir kishi uchun narx, USD (boʻsh: ${money(usual)})`,
  places: (usual) => `Oʻrinlar (boʻsh: ${usual})`,
  minimum: "Mehmonlarning eng kam soni (ixtiyoriy)",
  closes: "Necha kun oldin yopiladi (0: joʻnash arafasida)",
  guide: "Gid",
  noGuide: "Hozircha yoʻq",
  note: "Mehmonlar uchun izoh",
  guideNote: "Gid uchun izoh (ixtiyoriy)",
  guideNoteHint: "Gid telefonida mehmonlar roʻyxati bilan koʻrinadi. Sayohatchilar uni koʻrmaydi.",
  meets: (usual) => `Uchrashuv joyi (boʻsh: ${usual || "yoʻq"})`,
  at: (usual) => `Uchrashuv vaqti (boʻsh: ${usual || "yoʻq"})`,
  pin: "Xaritadagi uchrashuv joyi: kenglik, uzunlik (boʻsh: nuqtasiz)",
  tells: (bookings) =>
    bookings === 0
      ? "Hali tasdiqlangan bron yoʻq, shuning uchun yangi uchrashuv haqida xat yuborilmaydi."
      : `Saqlanganda yangi uchrashuv haqida tasdiqlangan ${count(bookings, "bron")}ga xabar beriladi: xat bilan va, koʻrganini tasdiqlaguncha, safarining oʻzida.`,
  notOffered: (name) => `${name} (endi faol emas)`,
  sold: (taken) => `${count(taken, "oʻrin")} sotib boʻlingan.`,
  changed:
    "Boshqa administrator bu joʻnashni oʻzgartirgan. Siz yozganlar shu yerda; yana saqlasangiz, quyidagilar oʻrniga yoziladi:",
  now: (label, value) => `${label}: hozir ${value || "boʻsh"}`,
  state: "Holati",
};

export const DEPARTURE_FIELDS: typeof import("../../en/desk/departures.ts").DEPARTURE_FIELDS = {
  end_date: "Oxirgi kun",
  price: "Narx",
  places: "Oʻrinlar",
  min_guests: "Minimum",
  closes_days: "Necha kun oldin yopiladi",
  guide_id: DEPARTURE_FORM.guide,
  note: DEPARTURE_FORM.note,
  guide_note: DEPARTURE_FORM.guideNote,
  meeting_point: "Uchrashuv joyi",
  meeting_time: "Uchrashuv vaqti",
  meeting_pin: "Xaritadagi uchrashuv joyi",
  state: DEPARTURE_FORM.state,
};

export const NEW_DEPARTURE: typeof import("../../en/desk/departures.ts").NEW_DEPARTURE = {
  act: "Yangi joʻnash",
  trip: "Tur yoki paket",
  choose: "Tanlang",
  back: "Orqaga",
};

export const DEPARTURE_DONE: typeof import("../../en/desk/departures.ts").DEPARTURE_DONE = {
  added: "Joʻnash qoʻshildi",
  saved: "Joʻnash saqlandi",
  notSaved: "Saqlanmadi",
  open: "Ochiq: bron qilish mumkin",
  closed: "Yangi bronlar uchun yopiq",
  guaranteed: "Kafolatlangan: mehmonlar soni qancha boʻlsa ham safar boʻladi",
};

export const DEPARTURE_ACTS: typeof import("../../en/desk/departures.ts").DEPARTURE_ACTS = {
  edit: "Tahrirlash",
  close: "Yopish",
  reopen: "Ochish",
  guarantee: "Kafolatlash",
  release: "Kafolatni olib tashlash",
  repeat: "Takrorlash",
  cancel: "Bekor qilish",
};

export const REPEAT_DEPARTURE: typeof import("../../en/desk/departures.ts").REPEAT_DEPARTURE = {
  title: (date) => `Har hafta takrorlash: ${day(date)}`,
  until: "Qaysi kungacha",
  tooSoon: "Bu joʻnashdan kamida bir hafta keyingi kunni tanlang.",
  makes: (days) => `Shu narx, oʻrinlar va gid bilan ${count(days, "joʻnash")} qoʻshiladi.`,
  there: (days) => `Joʻnashi bor ${count(days, "kun")} avvalgidek qoladi.`,
  act: (days) => `${count(days, "joʻnash")} qoʻshish`,
  done: (days) => `${count(days, "joʻnash")} qoʻshildi`,
};

const heldWords = (held: number) =>
  held === 0 ? "" : ` ${count(held, "bron")} faqat saqlab turilgan: oʻrinlari boʻshaydi va ularga xat boradi.`;
const confirmedWords = (confirmed: number) =>
  confirmed === 0
    ? ""
    : ` Tasdiqlangan ${count(confirmed, "bron")}ga xat bilan boshqa kun yoki pulni toʻliq qaytarish taklif qilinadi.`;

export const CANCEL_DEPARTURE: typeof import("../../en/desk/departures.ts").CANCEL_DEPARTURE = {
  title: (date) => `Joʻnash bekor qilinsinmi: ${day(date)}?`,
  text: ({ bookings, held_bookings }) =>
    bookings === 0
      ? "Hali bronlar yoʻq: xat yuborilmaydi. Bekor qilingan joʻnashni qayta ochib boʻlmaydi; bu kunni qaytadan qoʻshish mumkin."
      : `${count(bookings, "bron")}, har biriga xat boradi.${heldWords(held_bookings)}${confirmedWords(
          bookings - held_bookings,
        )} Bekor qilingan joʻnashni qayta ochib boʻlmaydi.`,
  act: "Joʻnashni bekor qilish",
  done: "Joʻnash bekor qilindi",
};
