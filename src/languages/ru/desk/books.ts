import { count, money } from "../write.ts";

const ACCOUNTS: Partial<Record<string, string>> = {
  receivable: "Долги путешественников",
  revenue: "Выручка",
  fees: "Налоги и сборы",
  provider: "Платёжная система",
  cash: "Касса",
  bank: "Банк",
  refunds_due: "К возврату",
  credit: "Подарочные карты",
  goodwill: "Жесты доброй воли",
  exchange: "Курсовые разницы",
  refunded_twice: "Возвращено дважды, к взысканию",
};

export const BOOKS_TEXTS: typeof import("../../en/desk/books.ts").BOOKS_TEXTS = {
  lead: "Все движения денег по месяцам (по Ташкенту). Остаток — это дебет минус кредит.",
  month: "Месяц",
  csv: "Скачать книгу учёта",
  vouchers: "Скачать реестр ваучеров",
  columns: ["Счёт", "На начало", "Дебет", "Кредит", "На конец"],
  accounts: (month) => `Счета, ${month}`,
  account: (account) => ACCOUNTS[account] ?? account,
  amount: (cents, currency) => (currency === "USD" ? money(cents) : money(cents).replace("$", currency)),
  lines: (lines, closed) =>
    `${count(lines, "строка", "строки", "строк")}${closed ? ", месяц закрыт." : " на сегодня, месяц ещё не закончился."}`,
};

export const CHANNEL_BOOKINGS: typeof import("../../en/desk/books.ts").CHANNEL_BOOKINGS = {
  title: (month) => `Продано через каналы, выезд: ${month}`,
  lead: "В книге учёта стоят полные цены. Комиссия — ваш расход: канал удерживает её или выставляет за неё счёт.",
  columns: ["Канал", "Брони", "Цена", "Комиссия", "Цена без неё", "Ещё не оплачено"],
};

export const RATES: typeof import("../../en/desk/books.ts").RATES = {
  title: "Другие валюты",
  lead: "Сколько стоит доллар сегодня. Путешественники могут видеть это рядом с ценами, с датой. Если платёжная система списывает в другой валюте, действует этот курс. Курсы старше 30 дней не показываются и не применяются.",
  label: (currency) => `${currency} за доллар`,
  of: (day) => `Курс на ${day}`,
  unknown: "Курса ещё нет",
  wrong: "Число больше 0 и меньше 1 000 000, например 12500.5, хотя бы в одном поле.",
  save: "Сохранить курсы",
  saved: "Курсы сохранены",
  notSaved: "Курсы не сохранены",
};
