import type { Channel } from "../../../domain/desk/bookings/manual-booking.ts";
import type { CostKind } from "../../../domain/desk/departures/costs.ts";
import { isMailKind } from "../../../domain/contact/mail-kinds.ts";
import { grouped } from "../write.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";

export const FACTS: typeof import("../../en/desk/names.ts").FACTS = {
  mailLanguage: "Язык писем и документов",
  status: "Статус",
  trip: "Поездка",
  departure: "Выезд",
  guests: "Гости",
  options: "Опции",
  requests: "Пожелания",
  none: "Нет",
  booked: "Оформлено",
  channel: "Канал продажи",
  ended: "Завершено",
  customer: "Заказчик",
  name: "Имя",
  contact: "Контакты",
  email: "Эл. почта",
  phone: "Телефон",
  address: "Адрес",
  total: "Итого",
  amount: "Сумма",
  paid: "Оплачено",
  refunded: "Возвращено",
  balance: "Остаток",
  policy: "Условия на сегодня",
  paymentId: "ID платежа",
  externalId: "Внешний ID",
  gateway: "Платёжная система",
  method: "Способ оплаты",
  created: "Создан",
  confirmation: "Подтверждение",
  booking: "Бронь",
};

export const COST_KINDS: Record<CostKind, string> = {
  guide: "Гид",
  transport: "Транспорт",
  hotel: "Отель",
  other: "Прочее",
};

export const costKindText = (kind: unknown): string => COST_KINDS[kind as CostKind] ?? String(kind);

export const CHANNEL_NAMES: Record<Channel, string> = {
  own: "Напрямую у нас",
  getyourguide: "GetYourGuide",
  viator: "Viator",
  agency: "Агентство",
};

export const channelText: typeof import("../../en/desk/names.ts").channelText = ({ channel, agency }) =>
  agency ?? CHANNEL_NAMES[channel];

export const FILTERS: typeof import("../../en/desk/names.ts").FILTERS = {
  search: "Поиск",
  more: "Фильтры",
  fewer: "Скрыть фильтры",
  inBookings: "Имя, эл. почта, телефон, номер брони",
  inPayments: "Имя, телефон, эл. почта, ID, сумма",
  inRequests: "Имя, эл. почта, слова",
  inAudit: "Человек, действие, вид",
  all: "Все",
  show: "Показать",
  shown: { "": "Все брони", attention: "Требуют внимания", due: "С остатком к оплате" },
  status: "Статус",
  kind: "Вид",
  trip: "Поездка",
  allTrips: "Все поездки",
  packages: "Пакеты",
  date: "Дата",
  dates: { "": "За всё время", today: "Сегодня", week: "Эта неделя", month: "Этот месяц", custom: "Свой период" },
  from: "С",
  until: "По",
  toIncluded: "По (включительно)",
  departsFrom: "Выезд с",
  departsUntil: "Выезд по",
};

export const SYSTEM_ACTOR = "Система";

export const LOGS: typeof import("../../en/desk/names.ts").LOGS = {
  refunds: "Возвраты",
  mails: "Письма",
  toUs: "нам",
  payments: "Платежи",
  documents: "Документы",
  events: "События",
  none: "Пока ничего нет.",
  message: "Сообщение",
  system: "система",
  traveler: "путешественник",
};

const STATUSES: Partial<Record<string, string>> = {
  pending: "Ожидает оплаты",
  wait_user_action: "Ждёт действий плательщика",
  processing: "Обрабатывается",
  completed: "Завершено",
  failed: "Не удалось",
  cancelled: "Отменено",
  refunded: "Возвращено",
  confirmed: "Подтверждено",
  expired: "Истекло",
  succeeded: "Выполнено",
  queued: "В очереди",
  sending: "Отправляется",
  sent: "Отправлено",
  new: "Новое",
  answered: "Отвечено",
  waiting: "Ждёт вашего решения",
  published: "Опубликовано",
  declined: "Отклонено",
  attention: "Требует внимания",
  open: "Открыто",
  guaranteed: "Гарантировано",
  closed: "Закрыто",
  private: "По запросу",
  active: "Активно",
  invited: "Приглашение отправлено",
  ended: "Доступ закрыт",
  archived: "Больше не активно",
  upcoming: "Ещё не действует",
  used_up: "Использовано",
  over: "Больше не действует",
  voided: "Аннулировано",
  arrived: "На месте",
  missing: "Ещё нет",
  absent: "Не пришли",
  departure_cancelled: "Выезд отменён",
  not_booked: "Брони больше нет",
};

const OUTCOMES: Partial<Record<string, string>> = {
  applied: "",
  applied_late: "после срока удержания мест",
  applied_attention: "мест не осталось: требует внимания",
  applied_double: "больше, чем к оплате: требует внимания",
  noop: "ничего не изменило",
  ignored: "пропущено: не по порядку",
  wrong_amount: "не принято: неверная сумма",
  stored: "только записано",
};

export const statusWords = (status: string): string => STATUSES[status] ?? status;

export const statusOptions = (...statuses: readonly string[]): Record<string, string> => ({
  "": FILTERS.all,
  ...Object.fromEntries(statuses.map((status) => [status, statusWords(status)])),
});

export const mailWords = (kind: string): string => (isMailKind(kind) ? MAIL_KINDS[kind] : kind);

export const outcomeWords = (outcome: string): string => OUTCOMES[outcome] ?? outcome;

export const PAGER: typeof import("../../en/desk/names.ts").PAGER = {
  label: "Страницы",
  before: "Назад",
  after: "Вперёд",
  text: (first, last, all) =>
    all === 0
      ? "Ничего"
      : first > all
        ? `После последней из ${grouped(all)}`
        : `${grouped(first)}–${grouped(last)} из ${grouped(all)}`,
};
