import { ago } from "../write.ts";

export const VOUCHER_CODE: typeof import("../../en/trips/voucher.ts").VOUCHER_CODE = {
  title: "Vaucher",
  label: (reference) => `Vaucher kodi: ${reference}`,
  show: "Bu kodni uchrashuv joyida koʻrsating.",
  coming: "Kodingiz aloqa boʻlganda shu yerda koʻrinadi, keyin esa oflayn ishlaydi. Ungacha bron raqamingiz yetarli.",
  ended: "Bu bron tugagan, shuning uchun uning vaucheri yoʻq.",
  none: {
    sent: "Gidga koʻrsatiladigan kod oʻrinlaringiz saqlab qoʻyilib, toʻlangandan keyin keladi.",
    held: "Gidga koʻrsatiladigan kod siz toʻlaganingizdan va bron tasdiqlangandan keyin keladi.",
    paid: "Gidga koʻrsatiladigan kod bron tasdiqlangandan keyin keladi.",
    under_way: "Bu qurilmada kod yoʻq. Bron raqamingiz yetarli.",
    over: "Safar tugadi: kod endi kerak emas.",
  },
};

export const VOUCHER_FACTS: typeof import("../../en/trips/voucher.ts").VOUCHER_FACTS = {
  reference: "Bron raqami",
  traveler: "Sayohatchi",
  guests: "Mehmonlar",
  starts: "Boshlanishi",
  ends: "Tugashi",
  options: "Qoʻshimcha xizmatlar",
  total: "Jami",
  requests: "Istaklar",
};

export const VOUCHER_MEETING: typeof import("../../en/trips/voucher.ts").VOUCHER_MEETING = {
  title: "Uchrashuv joyi",
  map: "Xaritada ochish",
  call: (phone) => `Qoʻngʻiroq: ${phone}`,
};

export const MEETING_NEWS: typeof import("../../en/trips/voucher.ts").MEETING_NEWS = {
  title: "Uchrashuv maʼlumotlari oʻzgardi",
  now: "Endi",
  before: "Avval",
  untold: "Hali belgilanmagan",
  unset: "Hali belgilanmagan: sizga xabar beramiz",
  pinMoved: "Xaritadagi belgi koʻchirildi.",
  changed: (ageMs) => `Oʻzgardi: ${ago(ageMs)}.`,
  ask: "Yangi maʼlumotga amal qiling va uni koʻrganingizni bizga bildiring.",
  seen: "Koʻrdim",
  sent: "Yuborildi: koʻrganingizni bilamiz.",
  refused: "Bu bronni topa olmayapmiz, shuning uchun javobingiz yuborilmadi. Bizga qoʻngʻiroq qiling.",
  notStored: "Bu qurilmada joy qolmagan, javobingiz saqlanmadi. Joy boʻshating va qayta urinib koʻring.",
  elsewhere: "Javob berish uchun safarni xatingizdagi havola orqali oching.",
};
