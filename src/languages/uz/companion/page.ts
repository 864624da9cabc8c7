import { dayInTashkent } from "../write.ts";

type Words = typeof import("../../en/companion/page.ts");

export const COMPANION_PAGE: Words["COMPANION_PAGE"] = {
  with: (name) => `${name} bu safarni sizga ulashdi.`,
  states: {
    ahead: "Siz roʻyxatdasiz",
    under_way: "Safar davom etmoqda",
    over: "Safar tugadi",
    called_off: "Safar boʻlmaydi",
    cancelled: "Bekor qilingan",
  },
  meaning: {
    called_off: (name) =>
      `Afsuski, bu safar boʻlmaydi. ${name} boshqa sanani yoki pulni qaytarib olishni tanlashi mumkin.`,
    cancelled: (name) => `Bu safar bekor qilingan. Tafsilotlarni ${name} biladi.`,
  },
  changed: "Uchrashuv maʼlumotlari oʻzgardi",
  offline: { ready: "Bu sahifa oflayn ham ochiladi.", coming: "Bu sahifa oflayn ishlashga tayyorlanmoqda…" },
  included: "Narxga nimalar kiradi",
};

export const COMPANION_VOUCHER: Words["COMPANION_VOUCHER"] = {
  title: "Vaucheringiz",
  label: (name) => `Vaucher kodi: ${name}`,
  show: "Bu kodni uchrashuv joyida koʻrsating. U faqat siz uchun.",
  coming:
    "Aloqa boʻlsa, kod bir daqiqa ichida shu yerda koʻrinadi, keyin oflayn ham ishlaydi. Ismingizni aytish ham yetarli.",
};

export const COMPANION_NOT_SHOWN: Words["COMPANION_NOT_SHOWN"] = {
  unknown: {
    title: "Bu safar shu qurilmada yoʻq",
    text: "Uni sizga berilgan havola orqali oching. Havola ishlamasa, bron qilgan odamdan yangisini soʻrang.",
  },
  gone: {
    title: "Bu havola endi ishlamaydi",
    text: "Uni bron qilgan odam olib tashlagan yoki safar tugagan. Shu qurilmada safar haqida saqlangan hamma narsa oʻchirildi.",
  },
  waiting: {
    title: "Bir marta aloqa kerak",
    text: "Safar bir marta yuklanadi, keyin oflayn ham ochiladi. Aloqa boʻlishi bilan u shu yerda oʻzi koʻrinadi.",
  },
  not_stored: {
    title: "Bu qurilma safarni saqlay olmadi",
    text: "Joy boʻshating va havolani yana oching.",
  },
  not_a_link: {
    title: "Bu havola yaroqsiz",
    text: "Kodni yana skanerlang yoki havolani toʻliq nusxalang.",
  },
};

export const COMPANION_DETAILS: Words["COMPANION_DETAILS"] = {
  title: "Maʼlumotlaringiz",
  ask: "Ular mehmonxona va poyezdlar uchun kerak. Ularni faqat biz oʻqiymiz: hamrohlaringizga koʻrinmaydi va bu sahifada qayta chiqmaydi.",
  sent: (at) => `Bizga yuborilgan sana: ${dayInTashkent(at)}.`,
  again: "Biror narsani oʻzgartirish uchun hammasini qayta yuboring.",
  open: "Maʼlumotlarni toʻldirish",
  openAgain: "Yangi maʼlumotlarni yuborish",
  passport: "Pasport raqami",
  save: "Maʼlumotlarimni yuborish",
  invalid: "Maʼlumotlaringizni tekshiring",
  draft: "Qoralama shu qurilmada saqlandi. Bizga yetib borishi uchun uni yuboring.",
  notStored: "Bu qurilmada joy qolmagan. Kiritganlaringiz hali shu yerda.",
  refusals: {
    newer_details: "Boshqa qurilmadan yangiroq maʼlumotlar yuborilgan, shuning uchun bular yuborilmadi.",
    trip_over: "Bu safar tugagan yoki bekor qilingan, shuning uchun maʼlumotlaringiz yuborilmadi.",
    not_found: "Havolangiz endi ishlamaydi, shuning uchun maʼlumotlaringiz yuborilmadi.",
    other: "Maʼlumotlaringizni yuborib boʻlmadi. Ularni tekshirib, qayta yuboring.",
  },
};

export const REMOVE_COMPANION_TRIP: Words["REMOVE_COMPANION_TRIP"] = {
  ask: "Shu qurilmadan olib tashlash",
  why: "Sizga berilgan havola uni yana ochadi.",
  unsent: "Maʼlumotlaringiz hali yuborilmagan, ular ham oʻchadi.",
  confirm: "Ha, olib tashlansin",
  keep: "Qoldirish",
};

export const COMPANION_ELSEWHERE: Words["COMPANION_ELSEWHERE"] = {
  title: "Boshqa qurilmada yoki oʻrnatilgan ilovada",
  how: "Kodni boshqa qurilma bilan skanerlang. Shu qurilmadagi oʻrnatilgan ilova uchun havoladan nusxa oling, ilovani oching, “Safarlarim” boʻlimiga oʻting, “Safarlarni qabul qilish” tugmasini bosing va havolani qoʻying. Havola faqat siz uchun.",
  code: "Bu safarni siz uchun ochadigan kod",
  copied: { title: "Havola nusxalandi", message: "U faqat siz uchun." },
};
