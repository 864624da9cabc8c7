import { day, money } from "../write.ts";

export const NOT_PAYABLE: typeof import("../../en/trips/payments.ts").NOT_PAYABLE = {
  hold_over: "Срок оплаты истёк, места освобождены. Вы можете забронировать снова.",
  already_paid: "Эта бронь уже оплачена.",
  no_deposit: "Эту бронь больше нельзя оплатить двумя частями. Оплатите её целиком.",
  sold_by_channel: "Оплату принимает компания, через которую вы бронировали, поэтому здесь заплатить нельзя.",
  called_off: "Ваш выезд отменён, поэтому платить не нужно.",
  not_found: "Не удалось найти эту бронь. Свяжитесь с нами.",
  payments_not_set_up: "Онлайн-оплата пока недоступна. Свяжитесь с нами, чтобы завершить бронирование.",
  no_rate:
    "Онлайн-оплата закрыта, пока мы не обновим обменный курс. С вас ничего не списано. Попробуйте позже или свяжитесь с нами.",
  unreachable: "Сейчас нет связи. Попробуйте ещё раз.",
  not_now: "Сейчас страница оплаты не открывается. Попробуйте ещё раз.",
};

export const TRIP_PAYMENTS: typeof import("../../en/trips/payments.ts").TRIP_PAYMENTS = {
  title: "Платежи",
  statement: "Выписка",
  total: "Итого",
  paid: "Оплачено",
  refunded: "Возвращено",
  stillToPay: "К оплате",
  now: "Оплатить сейчас",
  balance: "Оплатить остаток",
  part: (cents) => `Оплатить сейчас ${money(cents)}`,
  all: (cents) => `Оплатить сразу все ${money(cents)}`,
  choice: (rest, by) => `Оплатите часть сейчас, а оставшиеся ${money(rest)} не позднее ${day(by)}, или всё сразу.`,
  owed: (cents, by) => (by === null ? money(cents) : `${money(cents)} не позднее ${day(by)}`),
  asOf: (moment) => `Данные на ${moment} по Ташкенту.`,
  soldBy: (seller) =>
    `Эту поездку вы забронировали через ${seller}. Там же вы платите, меняете дату и отменяете поездку.`,
  notOpened: "Страница оплаты не открылась",
};

export const ENDED_TRIP: typeof import("../../en/trips/payments.ts").ENDED_TRIP = {
  refundTitle: "Ваш возврат",
  moneyTitle: "Ваши деньги",
  reference: "Номер брони",
  bookedFor: "Забронировано на",
  paid: "Оплачено",
  refund: "Возврат",
  again: "Забронировать снова",
};
