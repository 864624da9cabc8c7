import { day, momentHere, money, withPeriod } from "../write.ts";

export const PRICE_SUMMARY: typeof import("../../en/booking/sending.ts").PRICE_SUMMARY = {
  label: "Цена",
  included: "Что включено",
  total: "Итого",
  lockedUntil: (until) => `Эта цена за вами, если вы забронируете до ${momentHere(until)}.`,
  deposit: (nowCents, restCents, dueOn) =>
    `Или ${money(nowCents)} сейчас и ${money(restCents)} не позднее ${day(dueOn)}: вы выберете при оплате.`,
  terms: (change, cancel) => `${withPeriod(change)} ${withPeriod(cancel)}`,
  policy: "Условия отмены",
  free: "Платить не нужно: ваш код покрывает всю цену.",
  offline:
    "Нет связи: заявка сохранится на этом устройстве и отправится, когда связь появится. Места мы держим с момента отправки.",
  slow: "Ещё сохраняем заявку на этом устройстве. Не закрывайте страницу.",
  bookAndPay: "Забронировать и оплатить",
  book: "Забронировать",
};

export const DUPLICATE_BOOKING_TEXTS: typeof import("../../en/booking/sending.ts").DUPLICATE_BOOKING_TEXTS = {
  title: "Эта форма уже отправлена",
  textUnanswered:
    "Её отправили из другой вкладки с другими данными. То, что вы ввели здесь, станет ещё одной бронью. Забронировать и её?",
  text: (reference) =>
    `Её отправили из другой вкладки с другими данными: номер брони ${reference}. То, что вы ввели здесь, станет ещё одной бронью. Забронировать и её?`,
  show: "Показать ту бронь",
  back: "Вернуться к форме",
};

export const STORED_BOOKING: typeof import("../../en/booking/sending.ts").STORED_BOOKING = {
  showTrip: "Показать поездку",
  unanswered:
    "Заявка сохранена на этом устройстве. Мы пока не знаем, дошла ли она, и продолжаем проверять. Страницу можно закрыть.",
  queued:
    "Заявка сохранена на этом устройстве и отправится автоматически, когда появится связь. Страницу можно закрыть.",
  sent: "Поездка откроется, когда загрузится её страница.",
};
