import { count, day, money, moneyShort } from "../write.ts";

const forGuests = (guests: number) => count(guests, "гостя", "гостей", "гостей");

export const CHANGE_DATE: typeof import("../../en/trips/change-date.ts").CHANGE_DATE = {
  panel: "Смена даты",
  lead: "Перенесите поездку на другую дату выезда. До подтверждения вы увидите доплату или возврат.",
  title: "Сменить дату",
  missing: "В первый раз для смены даты нужна связь.",
  now: (guests, checkIn) => `Ваша бронь: ${day(checkIn)}, ${count(guests, "гость", "гостя", "гостей")}.`,
  withRoom: (guests) => `Выезды, где есть места для ${forGuests(guests)}`,
  more: (later) => `Показать ещё ${count(later, "дату", "даты", "дат")}`,
  guaranteed: "выезд гарантирован",
  newDay: "Новая дата выезда",
  notOffered: "В этот день выезда нет или места закончились.",
  none: "Сейчас нет другого выезда, где вам хватит мест.",
  fresh: "Места и цены на этот момент.",
  asOf: (age) => `Данные на ${age}. При подтверждении цены и места проверяются ещё раз.`,
  offline: "Нет связи: эти суммы предварительные. Чтобы сменить дату, нужна связь.",
  keep: (date) => `Оставить ${day(date)}`,
  move: (date) => `Перенести на ${day(date)}`,
  choose: "Выберите дату",
  refundedDifference: (difference) => `${difference} к возврату`,
  keptByTerms: (cents) => `Из них ${money(cents)} мы удерживаем по условиям вашей брони.`,
  near: "Места есть на:",
  stays: (date) => `Ваша бронь на ${day(date)} остаётся без изменений.`,
  notDone: (why, date) => `${why}. Ничего не изменилось: ваша бронь на ${day(date)} остаётся в силе.`,
};

export const MOVE_REFUSED: typeof import("../../en/trips/change-date.ts").MOVE_REFUSED = {
  not_found: "Не удалось найти эту бронь. Свяжитесь с нами.",
  not_movable: "Эту бронь больше нельзя перенести.",
  payment_open: "Платёж по этой брони ещё не завершён. Завершите его или дождитесь результата, затем смените дату.",
  same_date: "Ваша бронь уже на этот день.",
  date_gone: "Этот выезд больше не предлагается. Выберите другой день.",
  seats_gone: "Места на этот день только что заняли. Выберите другой день.",
  refund_changed: "Сумма возврата изменилась с тех пор, как вы её видели. Проверьте новые суммы ниже.",
  price_changed: "Цена изменилась с тех пор, как вы её видели. Проверьте новые суммы ниже.",
  invalid_amount: `Поездка в этот день стоила бы больше ${moneyShort(5_000_000)}. Свяжитесь с нами.`,
  other: "Попробуйте ещё раз.",
};

export const MOVE_DONE: typeof import("../../en/trips/change-date.ts").MOVE_DONE = {
  title: (date) => `Перенесено на ${day(date)}`,
  refunded: (cents) => `Возвращаем ${money(cents)}.`,
  owed: (cents) => `К оплате ещё ${money(cents)}.`,
  mail: "Мы уже отправили вам письмо с подтверждением.",
};
