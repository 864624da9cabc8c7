import { count, day, money } from "../write.ts";

export const TRIP_STATES: typeof import("../../en/trips/trip-states.ts").TRIP_STATES = {
  on_phone: "Soʻrovingiz shu qurilmada saqlandi va aloqa boʻlganda yuboriladi. Ungacha oʻrin saqlanmaydi.",
  unanswered:
    "Soʻrovingiz yetib kelgan-kelmaganini hali bilmaymiz. Tekshirishda davom etyapmiz, javob shu yerda oʻzi paydo boʻladi. Bron koʻpi bilan bitta boʻladi.",
  sent: "Soʻrovingiz bizga yetib keldi.",
  held: "Oʻrinlaringiz saqlanmoqda. Ularni yoʻqotmaslik uchun muddat tugaguncha toʻlang.",
  paid: "Toʻlovingiz keldi. Oʻrinlaringizni tasdiqlayapmiz.",
  confirmed: "Hammasi tayyor.",
  attention: "Roziligingiz kerak.",
  expired: "Toʻlov muddati tugadi, oʻrinlar boʻshatildi. Yana bron qilishingiz mumkin.",
  cancelled: "Bu bron bekor qilingan.",
  refunded: "Bu bron bekor qilingan, pul qaytarilgan.",
};

export const TRIP_ATTENTION: typeof import("../../en/trips/trip-states.ts").TRIP_ATTENTION = {
  departureCancelled: (checkIn) =>
    `Bu sanadagi safarning oʻzini ham bekor qildik (${day(checkIn)}): boshqa sanaga bron qilishingiz mumkin.`,
  calledOff:
    "Uzr soʻraymiz: safar boʻlmaydi, uni bekor qilishga majbur boʻldik. Boshqa sanani yoki pulni toʻliq qaytarib olishni tanlang.",
  onIt: "Jamoamiz bu bilan shugʻullanmoqda. Sizga xat yozamiz.",
};

export const TRIP_NOT_SHOWN: typeof import("../../en/trips/trip-states.ts").TRIP_NOT_SHOWN = {
  unknown: { title: "Bu safar ushbu qurilmada yoʻq", text: "Uni xatingizdagi havola orqali oching." },
  unreachable: {
    title: "Bu safarni hozir yuklab boʻlmaydi",
    text: "Serverimiz javob bermadi. Aloqa boʻlganda safar shu yerda oʻzi ochiladi.",
  },
  not_stored: {
    title: "Bu safarni hozir yuklab boʻlmaydi",
    text: "Bu qurilma uni saqlay olmadi. Joy boʻshating va xatingizdagi havolani yana oching.",
  },
};

export const HELD_TRIP: typeof import("../../en/trips/trip-states.ts").HELD_TRIP = {
  minutesLeft: (minutes) => `Toʻlash uchun ${count(minutes, "daqiqa")} qoldi`,
  underAMinute: "Toʻlash uchun bir daqiqadan kam qoldi",
  short:
    "Hozir koʻp oʻrin toʻlov kutib turibdi, shuning uchun sizniki qisqa vaqt saqlanadi. Uzoqroq saqlash uchun toʻlov sahifasini oching.",
  cheaper: (cents, before) => `Xushxabar: narx endi ${money(before)} emas, ${money(cents)}.`,
};

export const TRIP_STAGE_TEXTS: typeof import("../../en/trips/trip-states.ts").TRIP_STAGE_TEXTS = {
  today: "Bugun",
  tomorrow: "Ertaga",
  inDays: (days) => `${count(days, "kun")}dan keyin`,
  moved: (from, to, difference) => `Sana oʻzgardi: ${day(from)} → ${day(to)} (${difference}).`,
  refunded: (cents) => `${money(cents)} qaytariladi.`,
  dayOfTrip: (number, of) => `${number}-kun (jami ${count(of, "kun")})`,
  goodJourney: (dayOfTrip) => `${dayOfTrip}. Oq yoʻl!`,
  over: "Safar tugadi",
  thanks: "Biz bilan sayohat qilganingiz uchun rahmat.",
  checkingPayment: "Toʻlovingizni tekshiryapmiz",
  notRefundable: "Pul qaytarilmaydi",
  notCharged: "Pul yechilmagan",
  checkingRefund: "Qaytariladigan pulni tekshiryapmiz",
  refund: (cents) => `${money(cents)} qaytariladi`,
  refundBy: (cents, by) => `${money(cents)} qaytariladi, muddati: ${day(by)}`,
  checkingArrival: "Soʻrov yetib kelgan-kelmaganini tekshiryapmiz",
  sentOnceOnline: "Aloqa boʻlganda yuboriladi",
  arrived: "Soʻrovingiz bizga yetib keldi",
  confirming: "Oʻrinlaringizni tasdiqlayapmiz",
  chooseDateOrRefund: "Boshqa sanani yoki pulni toʻliq qaytarib olishni tanlang",
  owing: (cents, by) => `${money(cents)} toʻlanishi kerak, muddati: ${day(by)}`,
  reviewed: "Sharhingiz uchun rahmat",
  askForReview: "Safar qanday oʻtdi? Sharh yozing",
  released: "Oʻrinlar boʻshatildi",
};
