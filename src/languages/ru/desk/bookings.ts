import { count, money } from "../write.ts";

const guestsText = (number: number) => count(number, "гость", "гостя", "гостей");

export const BOOKINGS: typeof import("../../en/desk/bookings.ts").BOOKINGS = {
  waiting: (bookings) =>
    `${count(bookings, "бронь требует", "брони требуют", "броней требуют")} вашего внимания: платёж не сходится с бронью или возврат не прошёл.`,
  empty: {
    title: "Броней пока нет",
    text: "Они появятся здесь, когда путешественники начнут бронировать. Чтобы внести бронь, нажмите «Новое бронирование».",
  },
  nothingWaits: {
    isAnswer: true,
    title: "Ничего не требует вашего внимания",
    text: "Все платежи сходятся с бронями, все возвраты прошли.",
  },
  notFound: "Бронь не найдена",
  fromList: (time, age) =>
    `Из списка гостей выезда, данные на ${time}, ${age}. Платежи, письма и история появятся, когда будет связь.`,
  noHistory: "Действий пока не было.",
  one: (reference) => `Бронь ${reference}`.trim(),
  travelers: "Путешественники",
  passport: (number) => `паспорт ${number}`,
  companions: "С собственной ссылкой",
  companion: {
    unopened: (label) => `${label}: данных нет, ссылка ещё не открыта`,
    opened: (label) => `${label}: данных нет, ссылка открыта`,
    filledIn: (label) => `${label}: данные отправлены`,
  },
  unnamed: (guests) => `Ещё не названы: ${guestsText(guests)}.`,
  money: "Деньги",
  done: "История",
  back: (cents) => `${money(cents)} вернётся при отмене`,
  toPay: (cents) => `${money(cents)} к оплате`,
  refunded: (cents) => `возвращено ${money(cents)}`,
  byUs: ", внесено нами",
  commission: (channel, cents) => `${channel}, комиссия ${money(cents)}`,
  bookedByUs: " · внесено нами",
  heldUntil: (moment) => `, места держим до ${moment}`,
};

export const CONFIRM: typeof import("../../en/desk/bookings.ts").CONFIRM = {
  label: "Подтвердить",
  title: "Подтвердить эту бронь?",
  text: "Если мест хватает, они будут заняты, а путешественник получит подтверждение по эл. почте. Неоплаченное остаётся к оплате. Если деньги уже у вас, лучше запишите их: это тоже подтверждает бронь.",
  act: "Подтвердить бронь",
  done: "Бронь подтверждена",
};

export const RESOLVE_ATTENTION: typeof import("../../en/desk/bookings.ts").RESOLVE_ATTENTION = {
  title: "Вопрос решён?",
  text: "Пометка «Требует внимания» снимется, больше ничего не изменится.",
  act: "Решено",
  done: "Пометка снята",
};

export const CANCEL_BOOKING: typeof import("../../en/desk/bookings.ts").CANCEL_BOOKING = {
  title: "Отменить эту бронь?",
  text: (paid_cents, refund_cents) =>
    `Места освободятся, путешественник получит письмо. ${
      paid_cents > 0
        ? `По условиям отмены сегодня возвращается ${money(refund_cents)}.`
        : "Ничего не заплачено, поэтому возвращать нечего."
    }`,
  act: "Отменить бронь",
  done: "Бронь отменена",
};

const ALL_OF_IT = "Полный возврат завершает бронь и освобождает её места; частичный оставляет бронь как есть.";

export const REFUND: typeof import("../../en/desk/bookings.ts").REFUND = {
  amount: "Возврат (USD)",
  text: ALL_OF_IT,
  leftText: (left_cents) => `Ещё можно вернуть ${money(left_cents)}. ${ALL_OF_IT}`,
  from: (amount_cents) => `Вернуть из ${money(amount_cents)}`,
  act: "Вернуть деньги",
  done: "Возврат отправляется",
};

export const MARK_FAILED: typeof import("../../en/desk/bookings.ts").MARK_FAILED = {
  title: "Отметить платёж как неудачный?",
  text: "Пока места удерживаются, плательщик может попробовать снова. Если деньги всё же придут, они будут записаны, а платёж завершён.",
  act: "Отметить как неудачный",
  done: "Платёж отмечен как неудачный",
};
