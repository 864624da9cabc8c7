import { day, money } from "../write.ts";

export const TRIP_REFUND: typeof import("../../en/trips/refund.ts").TRIP_REFUND = {
  failed: (cents) => `Возврат ${money(cents)} не прошёл. Мы уже занимаемся этим и напишем вам.`,
  done: (cents, to) => `Мы вернули ${money(cents)} ${to}.`,
  promised: (cents, to) => `Мы возвращаем ${money(cents)} ${to}.`,
  takesAfterDone: (takes) => takes,
  arrivesBy: (date) => `Деньги придут не позже ${day(date)}`,
  noPayment:
    "Оплата к нам не поступала, поэтому возвращать нечего. Если вы всё же заплатили, ничего делать не нужно: как только банк подтвердит платёж, мы напишем вам.",
  notCharged: "С вас ничего не списано, поэтому возвращать нечего.",
  toGiftCard: (cents) => `Мы вернём ${money(cents)} на вашу подарочную карту в течение нескольких минут.`,
  paidLate:
    "Ваша оплата пришла, когда срок уже истёк. Мы занимаемся этим и напишем вам о ваших местах или о полном возврате.",
  paidAfterCancelling: "Ваша оплата пришла, но эта бронь уже отменена. Мы занимаемся этим и напишем вам.",
  notRefundable: "По нашим условиям деньги за эту бронь не возвращаются.",
};
