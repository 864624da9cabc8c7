import { count, day, money } from "../write.ts";

export const TRIP_STATES: typeof import("../../en/trips/trip-states.ts").TRIP_STATES = {
  on_phone:
    "Ваша заявка сохранена на этом устройстве и будет отправлена, когда появится связь. До этого места не заняты.",
  unanswered:
    "Мы ещё не знаем, дошла ли ваша заявка. Мы продолжаем проверять, ответ появится здесь сам. Второй брони не появится.",
  sent: "Ваша заявка дошла до нас.",
  held: "Мы держим для вас места. Чтобы сохранить их, оплатите до конца срока.",
  paid: "Ваша оплата получена. Подтверждаем места.",
  confirmed: "Всё готово.",
  attention: "Нам нужно ваше согласие.",
  expired: "Срок оплаты истёк, места освобождены. Вы можете забронировать снова.",
  cancelled: "Эта бронь отменена.",
  refunded: "Эта бронь отменена, деньги возвращены.",
};

export const TRIP_ATTENTION: typeof import("../../en/trips/trip-states.ts").TRIP_ATTENTION = {
  departureCancelled: (checkIn) => `Сам выезд ${day(checkIn)} мы тоже отменили: вы можете забронировать другую дату.`,
  calledOff:
    "Нам очень жаль: ваш выезд не состоится, нам пришлось его отменить. Выберите другую дату или полный возврат.",
  onIt: "Мы уже занимаемся этим и напишем вам.",
};

export const TRIP_NOT_SHOWN: typeof import("../../en/trips/trip-states.ts").TRIP_NOT_SHOWN = {
  unknown: { title: "Этой поездки нет на этом устройстве", text: "Откройте её по ссылке из вашего письма." },
  unreachable: {
    title: "Сейчас эту поездку не удаётся загрузить",
    text: "Наш сервер не ответил. Поездка откроется здесь сама, когда будет связь.",
  },
  not_stored: {
    title: "Сейчас эту поездку не удаётся загрузить",
    text: "Это устройство не смогло её сохранить. Освободите место и снова откройте ссылку из вашего письма.",
  },
};

export const HELD_TRIP: typeof import("../../en/trips/trip-states.ts").HELD_TRIP = {
  minutesLeft: (minutes) => `Осталось на оплату: ${count(minutes, "минута", "минуты", "минут")}`,
  underAMinute: "На оплату осталось меньше минуты",
  short:
    "Сейчас занято много неоплаченных мест, поэтому ваши мы держим недолго. Откройте страницу оплаты, чтобы держать их дольше.",
  cheaper: (cents, before) => `Хорошая новость: цена теперь ${money(cents)} вместо ${money(before)}.`,
};

export const TRIP_STAGE_TEXTS: typeof import("../../en/trips/trip-states.ts").TRIP_STAGE_TEXTS = {
  today: "Сегодня",
  tomorrow: "Завтра",
  inDays: (days) => `Через ${count(days, "день", "дня", "дней")}`,
  moved: (from, to, difference) => `Перенесено с ${day(from)} на ${day(to)}: ${difference}.`,
  refunded: (cents) => `Возвращаем ${money(cents)}.`,
  dayOfTrip: (number, of) => `День ${number} из ${of}`,
  goodJourney: (dayOfTrip) => `${dayOfTrip}. Хорошей поездки!`,
  over: "Поездка завершена",
  thanks: "Спасибо, что путешествовали с нами.",
  checkingPayment: "Проверяем вашу оплату",
  notRefundable: "Без возврата",
  notCharged: "Ничего не списано",
  checkingRefund: "Проверяем ваш возврат",
  refund: (cents) => `Возврат ${money(cents)}`,
  refundBy: (cents, by) => `Возврат ${money(cents)} до ${day(by)}`,
  checkingArrival: "Проверяем, дошла ли заявка",
  sentOnceOnline: "Будет отправлено, когда появится связь",
  arrived: "Ваша заявка дошла до нас",
  confirming: "Подтверждаем ваши места",
  chooseDateOrRefund: "Выберите другую дату или полный возврат",
  owing: (cents, by) => `Оплатить ${money(cents)} до ${day(by)}`,
  reviewed: "Спасибо за ваш отзыв",
  askForReview: "Как всё прошло? Напишите отзыв",
  released: "Места освобождены",
};
