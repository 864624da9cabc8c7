import { count, day } from "../write.ts";

export const TRAVELERS: typeof import("../../en/trips/travelers.ts").TRAVELERS = {
  title: "Sayohatchilar",
  ask: (departure) =>
    `Sayohatchilar maʼlumotlarini kiriting${departure === null ? "" : ` (muddati: ${day(departure)})`}. Ular mehmonxona va poyezdlar uchun kerak. Hali bilmaganingizni boʻsh qoldiring.`,
  newerElsewhere: "Boshqa qurilmada yangiroq roʻyxatni saqlagansiz: u bizda, quyida koʻrishingiz mumkin.",
  sent: "Yuborildi: roʻyxatingiz bizda.",
  named: (named, guests) => `Unda ${count(guests, "mehmon")}dan ${named} tasining maʼlumotlari bor.`,
  changeable: "Uni safar tugaguncha oʻzgartirish mumkin.",
  guest: (place) => `${place}-mehmon`,
  filledIn: (place, name) => `${place}-mehmon: maʼlumotlarni ${name} toʻldirgan.`,
  fields: {
    name: "Ism va familiya",
    birth_year: "Tugʻilgan yili",
    nationality: "Fuqaroligi",
    diet: "Ovqatlanish talablari, allergiya",
    note: "Yana nimani bilishimiz kerak",
  },
  fold: (missing) =>
    missing === 0 ? "Sayohatchilar maʼlumotlari" : `${count(missing, "mehmon")}ning maʼlumotlari kerak`,
  all: (guests) => `Barcha ${count(guests, "mehmon")}ni koʻrsatish`,
  draft: "Qoralama shu qurilmada saqlandi. Bizga yuborish uchun roʻyxatni saqlang.",
  draftLost: "Bu qurilma qoralamalarni saqlay olmaydi: sahifadan chiqishdan oldin roʻyxatni saqlang.",
  save: "Roʻyxatni saqlash",
  invalid: "Sayohatchilar maʼlumotlarini tekshiring",
  notStored: "Bu qurilmada joy qolmagan. Kiritganlaringiz hali shu yerda.",
  elsewhere: "Bu roʻyxatni oʻzgartirish uchun safarni xatingizdagi havola orqali oching.",
  sendMine: "Mening roʻyxatimdan foydalanish",
  keepTheirs: "Yangirogʻini qoldirish",
  refusals: {
    newer_list: "Boshqa qurilmada yangiroq roʻyxat saqlangan, shuning uchun bunisi yuborilmadi. Yangirogʻi quyida.",
    trip_over: "Bu safar tugagan yoki bekor qilingan, shuning uchun roʻyxatingiz yuborilmadi.",
    not_found: "Bu bronni topa olmayapmiz, shuning uchun roʻyxatingiz yuborilmadi. Biz bilan bogʻlaning.",
    other: "Roʻyxatingizni yuborib boʻlmadi. Uni tekshiring va yana saqlang.",
  },
};
