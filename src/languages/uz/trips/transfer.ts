import { count } from "../write.ts";

const trips = (number: number) => count(number, "ta safar");

export const TRANSFER_TRIPS: typeof import("../../en/trips/transfer.ts").TRANSFER_TRIPS = {
  title: "Boshqa qurilmada yoki oʻrnatilgan ilovada",
  lead: "Safarlaringizni koʻchiring. Bu havola yoki kod bilan har kim bronlaringizni koʻrishi va bekor qilishi mumkin.",
  start: "Safarlarimni koʻchirish",
  byLink: "Havola orqali",
  tooMany:
    "Havola uchun safarlar juda koʻp. Quyidagi “Safarlarni faylga saqlash” tugmasidan yoki kodlardan foydalaning.",
  linkHow:
    "Shu qurilmadagi oʻrnatilgan ilova uchun: havoladan nusxa oling, ilovani oching, “Safarlarim” boʻlimiga oʻting, “Safarlarni qabul qilish” tugmasini bosing va havolani qoʻying.",
  linkTitle: "Safarlarim",
  byCode: "Kod orqali",
  scan: (codes) => `Boshqa qurilma bilan ${count(codes, "ta kodni")} skanerlang.`,
  code: (place, of) => `Safarlaringiz bor kod: ${place}/${of}`,
  place: (place, of) => `${place}/${of}`,
  importLink: "Safarlarni qabul qilish",
  importFrom: " (boshqa qurilmadan yoki brauzerdan).",
};

export const TRANSFER_LINK: typeof import("../../en/trips/transfer.ts").TRANSFER_LINK = {
  copy: "Havoladan nusxa olish",
  send: "Havolani yuborish",
  copied: {
    title: "Havola nusxalandi",
    message: "Uni kerakli joyga qoʻying. Bu havola bilan har kim bronlaringizni ochishi mumkin.",
  },
  notCopied: { title: "Nusxalanmadi", message: "Bu brauzer nusxa olishga ruxsat bermaydi. Koddan foydalaning." },
};

export const TRANSFER_ONE_TRIP: typeof import("../../en/trips/transfer.ts").TRANSFER_ONE_TRIP = {
  title: "Boshqa qurilmada ochish",
  how: "Buni boshqa qurilma kamerasi bilan skanerlang yoki havoladan nusxa oling. Ular bilan har kim bu bronni koʻrishi va bekor qilishi mumkin.",
  code: "Bu safarni ochadigan kod",
};

export const RECEIVE_TRIPS: typeof import("../../en/trips/transfer.ts").RECEIVE_TRIPS = {
  lead: "Boshqa qurilmadan yoki brauzerdan oʻrnatilgan ilovaga.",
  unreadable: "Bu safarlar havolasi emas. Havolani toʻliq nusxalab, qayta urinib koʻring.",
  listed: "Bu havoladagi safarlar",
  pasteHow:
    "Safarlaringiz hozir turgan joyda “Safarlarim” va “Boshqa qurilmalar va zaxira nusxa” boʻlimlarini oching, “Safarlarimni koʻchirish” tugmasini bosing va havoladan nusxa oling. Soʻng uni shu yerga qoʻying.",
  link: "Havola",
  preview: "Safarlarni koʻrish",
  onlyYours:
    "Faqat oʻzingizning safarlaringizni qoʻshing. Bron qilingan deb koʻrsatishdan oldin har birini serverimizda tekshiramiz.",
  add: "Shu qurilmaga qoʻshish",
  notNow: "Hozir emas",
};

export const UNVERIFIED_TRIPS: typeof import("../../en/trips/transfer.ts").UNVERIFIED_TRIPS = {
  title: "Koʻchirilgan, hali tekshirilmagan",
  why: "Aloqa boʻlganda ularni serverimizda tekshiramiz. Ungacha ular vaucher oʻrnini bosmaydi.",
  untitled: "Safar",
  badge: "Tekshirilmagan",
};

export const ARRIVED_TRIPS: typeof import("../../en/trips/transfer.ts").ARRIVED_TRIPS = {
  nothingNew: { title: "Yangilik yoʻq", message: "Bu safarlar shu qurilmada allaqachon bor." },
  added: "Safarlar qoʻshildi",
  notVerified: "Safarlar hali tekshirilmagan",
  noneAdded: "Safarlar qoʻshilmadi",
  opened: (number) => `${trips(number)} qoʻshildi.`,
  waiting: (number) => `${trips(number)} aloqa boʻlganda tekshiriladi.`,
  unknown: (number) => `${trips(number)} qoʻshilmadi: bronni topa olmayapmiz.`,
};
