import { count, day, money } from "../write.ts";

const seatsText = (number: number) => count(number, "место", "места", "мест");

export const MANUAL: typeof import("../../en/desk/manual-booking.ts").MANUAL = {
  choose: "Выберите тур или пакет",
  noTrip: "Выберите поездку",
  tripFirst: "Сначала выберите поездку",
  day: "Дата выезда",
  departures: "Выезды",
  firstName: "Имя",
  lastName: "Фамилия",
  requests: "Особые пожелания (необязательно)",
  act: "Забронировать и подтвердить",
  actHold: "Удержать места",
  moreDays: (days) => `Ещё ${count(days, "день", "дня", "дней")}`,
  dayButton: (date, left) => `${day(date)}, ${left > 0 ? `осталось ${seatsText(left)}` : "мест нет"}`,
  noEmail: "Необязательно. Без адреса путешественник не получит писем: сообщите ссылку или ваучер по телефону.",
  listPrice: (cents) => `${money(cents)} по прайсу`,
  agreed: "Согласованный итог в долларах (необязательно)",
  agreedHint: "Включает налоги и сборы. При изменениях сохранится его отношение к цене по прайсу.",
  reason: "Почему такая цена",
  code: "Промокод (необязательно)",
  codeUnchecked: "Проверить промокод не удалось. Сервер проверит его при бронировании.",
  channel: "Канал продажи",
  agency: "Агентство",
  commission: "Комиссия в процентах",
  channelMails: (channel, cents) =>
    `${channel} подтверждает поездку путешественнику и принимает деньги: мы не отправляем подтверждение и не просим оплату. Комиссия — ${money(cents)}. Когда ${channel} заплатит, запишите в брони полную цену: комиссия стоит в книге учёта по месяцам.`,
  until: "Держать места до конца дня (необязательно)",
  untilHint: "Если оплаты не будет, после этого дня места освободятся. Чтобы подтвердить сразу, оставьте пустым.",
  atMost: (guests) => `Не больше ${guests} на один выезд`,
  noTotal: "выберите поездку и гостей",
  done: "Забронировано и подтверждено",
  held: "Места удержаны",
};

export const SEATS: typeof import("../../en/desk/manual-booking.ts").SEATS = {
  left: (seats) => `На этот день осталось ${seatsText(seats)}`,
  inAll: (seats) => `${seatsText(seats)} на этот день`,
  notPublished: "Такого выезда в расписании нет",
};
