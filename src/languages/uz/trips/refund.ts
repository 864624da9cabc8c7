import { day, money } from "../write.ts";

export const TRIP_REFUND: typeof import("../../en/trips/refund.ts").TRIP_REFUND = {
  failed: (cents) => `${money(cents)} ni qaytarib boʻlmadi. Jamoamiz bu bilan shugʻullanmoqda va sizga xat yozadi.`,
  done: (cents, to) => `${money(cents)} ${to} qaytarildi.`,
  promised: (cents, to) => `${money(cents)} ${to} qaytariladi.`,
  takesAfterDone: (takes) => takes,
  arrivesBy: (date) => `Pul tushishining eng kech muddati: ${day(date)}.`,
  noPayment:
    "Bizga hech qanday toʻlov kelmagan, shuning uchun qaytaradigan pul yoʻq. Agar toʻlagan boʻlsangiz, hech narsa qilishingiz shart emas: bank tasdiqlashi bilan sizga xat yozamiz.",
  notCharged: "Sizdan pul yechilmagan, shuning uchun qaytaradigan pul yoʻq.",
  toGiftCard: (cents) => `${money(cents)} bir necha daqiqada sovgʻa kartangizga qaytadi.`,
  paidLate:
    "Toʻlovingiz muddat tugaganidan keyin keldi. Jamoamiz bu bilan shugʻullanmoqda: oʻrinlaringiz yoki pulning toʻliq qaytarilishi haqida sizga xat yozamiz.",
  paidAfterCancelling:
    "Toʻlovingiz keldi, lekin bu bron bekor qilingan. Jamoamiz bu bilan shugʻullanmoqda va sizga xat yozadi.",
  notRefundable: "Shartlarimizga koʻra bu bron uchun pul qaytarilmaydi.",
};
