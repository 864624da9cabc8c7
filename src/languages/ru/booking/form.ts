import { count, day, money } from "../write.ts";

export const BOOKING_PAGE: typeof import("../../en/booking/form.ts").BOOKING_PAGE = {
  title: (item) => `Бронирование: ${item}`,
  heading: "Забронируйте поездку",
  back: "Назад",
  detailsSaved: "Мы сохранили ваши данные.",
  seatsHeld: (guests, date) =>
    `Мы держим для вас ${count(guests, "место", "места", "мест")} на ${day(date)} до времени, указанного в нашем письме. На других датах места считаются отдельно.`,
};

export const BOOKING_FORM: typeof import("../../en/booking/form.ts").BOOKING_FORM = {
  yourTrip: "Ваша поездка",
  yourDetails: "Ваши данные",
  firstName: "Имя",
  lastName: "Фамилия",
  email: "Электронная почта",
  phone: "Телефон",
  specialRequests: "Особые пожелания",
  optional: "Необязательно",
  savedAsTyped: "Мы сохраняем форму на вашем устройстве по мере заполнения.",
  payment: "Оплата",
  paymentNote: "Вы платите на защищённой странице платёжной системы. Номер вашей карты к нам не попадает.",
};

export const TRIP_CHOICE: typeof import("../../en/booking/form.ts").TRIP_CHOICE = {
  date: "Дата тура",
  noDate: "Выберите дату тура",
  fullOn: (date) => `${day(date)} (мест нет)`,
  anyDate: "Индивидуальный выезд: выберите любой день.",
  guests: "Число гостей",
  seatsLeft: (seats) => `На эту дату осталось ${count(seats, "место", "места", "мест")}.`,
  asOf: (moment) => `Данные на ${moment}.`,
  tooFewSeats: "На нужную вам дату не хватает мест для группы?",
  joinWaitingList: "Записаться в лист ожидания",
};

export const CLEAR_FORM: typeof import("../../en/booking/form.ts").CLEAR_FORM = {
  open: "Очистить форму",
  title: "Очистить форму?",
  text: "Все поля станут пустыми. Ничего ещё не отправлено, поэтому больше ничего не изменится.",
  keep: "Оставить",
  clear: "Очистить",
};

export const PROMO_CODE: typeof import("../../en/booking/form.ts").PROMO_CODE = {
  ask: "Есть код?",
  label: "Промокод или подарочная карта",
  hint: "Необязательно",
  apply: "Применить",
  later:
    "Без связи мы не можем проверить этот код. Проверим, когда заявка отправится, и, если он не действует, сначала спросим вас.",
  card: "Подарочную карту можно использовать на странице поездки: сумму вы увидите до подтверждения.",
};

export const DUPLICATE_BOOKING: typeof import("../../en/booking/form.ts").DUPLICATE_BOOKING = {
  title: "Вы уже забронировали этот выезд",
  text: ({ view }) =>
    view === null
      ? "Вы уже отправляли заявку на этот выезд с этого устройства, и ответа пока нет. Забронировать ещё раз?"
      : `Вы уже забронировали этот выезд на этом устройстве: номер брони ${view.reference}. Забронировать ещё раз?`,
  again: "Забронировать ещё раз",
};

export const codeText: typeof import("../../en/booking/form.ts").codeText = ({ code, percent, amount_cents }) =>
  `${code}: скидка ${percent === undefined ? money(amount_cents ?? 0) : `${percent}%`}`;

export const CODE_REFUSAL_TEXTS: typeof import("../../en/booking/form.ts").CODE_REFUSAL_TEXTS = {
  code_unknown: "Такого кода у нас нет",
  code_over: "Этот код уже не действует или ещё не начал действовать",
  code_elsewhere: "Этот код действует для других поездок",
  code_used_up: "Этот код использован полностью",
  code_unusable: "Этот код нельзя применить к этой брони: каждый путешественник может использовать его только один раз",
};

export const QUESTION_FIELDS: typeof import("../../en/booking/form.ts").QUESTION_FIELDS = {
  title: "Вопросы о вашей поездке",
  choose: "Выберите ответ",
};
