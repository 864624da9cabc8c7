import { count, day, money } from "../write.ts";

const SORTS: Partial<Record<string, string>> = {
  created: "по времени",
  title: "по поездке",
  amount: "по сумме",
  status: "по статусу",
};

export const PAYMENTS: typeof import("../../en/desk/payments.ts").PAYMENTS = {
  revenue: "Получено всего",
  refunded: (cents) => `Возвращено: ${money(cents)}`,
  byGiftCard: (cents) => `Оплачено подарочными картами: ${money(cents)}`,
  tabsLabel: "Разделы страницы",
  tabs: { payments: "Платежи", books: "Учёт", rates: "Курсы" },
  noFile: "Файл не создан",
  empty: "Под эти фильтры платежи не подходят.",
  choose: "Выберите платёж, чтобы увидеть подробности.",
  notFound: "Платёж не найден",
  cardOverspent:
    "Возвращено больше, чем оставалось на карте. Уже потраченная часть — убыток компании: в книге учёта это жест доброй воли.",
  cardOfNobody:
    "Данные покупателя удалены раньше, чем пришли деньги, и кода подарочной карты ни у кого нет. Верните деньги через платёжную систему.",
  of: (cents) => `Платёж на ${money(cents)}`,
  details: "Подробности платежа",
  label: (sort, descending) =>
    sort === "created" && descending ? "Платежи, сначала новые" : `Платежи ${SORTS[sort] ?? sort}`,
  tripAndName: "Поездка и имя",
  ids: "ID, бронь",
  toList: "К списку",
  provider: "Онлайн-оплата",
  notPaid: "Не оплачено",
  unsent: "Не отправлено",
  noTitle: "Без названия",
  reconcile: "Сверить",
  csv: "Скачать CSV",
  rows: (rows) => `Строк: ${rows}…`,
  unknownCustomer: "Заказчик неизвестен",
  sent: { title: "Письмо отправляется", message: "Подтверждение скоро придёт." },
  notSent: "Письмо не отправлено",
  resend: "Отправить письмо ещё раз",
  eventSource: (source, outcome) => `, источник: ${source}${outcome ? `, ${outcome}` : ""}`,
  chargedAs: (cents, currency) => `, списано ${money(cents).replace("$", currency)}`,
  handedOver: (amount) => `, передано ${amount}`,
  trip: (title, date, guests) => `: ${title}, ${day(date)}, ${count(guests, "гость", "гостя", "гостей")}`,
};
