import type { Kind, ColumnRole } from "../../../domain/desk/payments/settlement/columns.ts";
import type { Difference } from "../../../domain/desk/payments/settlement/reconcile.ts";
import { amountText, count } from "../write.ts";

export const amountIn: typeof import("../../en/desk/reconciliation.ts").amountIn = (cents, currency) =>
  `${amountText(cents)}\u00a0${currency}`;

const ROLE_NAMES: Record<ColumnRole, string> = {
  ours: "Наш ID платежа",
  theirs: "ID платежа у платёжной системы",
  parent: "ID платежа, к которому относится возврат",
  date: "Дата",
  amount: "Сумма",
  currency: "Валюта",
  kind: "Вид или статус",
  refunded: "Уже возвращено",
  fee: "Комиссия",
};

const KIND_NAMES: Record<Kind, string> = {
  paid: "Оплачено",
  refund: "Возвращено",
  unpaid: "Не оплачено",
  other: "Не платёж",
};

const DIFFERENCE_NAMES: Record<Difference, string> = {
  amount: "Сумма отличается",
  currency: "Валюта отличается",
  state: "Статус отличается",
  refunded: "Возврат отличается",
  twice: "Списано дважды",
};

const UNREAD_FILE_TEXTS: Record<string, string> = {
  too_large: "Файл больше 20 МБ. Выгрузите более короткий период.",
  spreadsheet: "Это книга с таблицами. Сохраните её в своей программе как CSV и перетащите этот файл сюда.",
  no_table: "В файле нет таблицы: нужна строка заголовков и хотя бы одна строка под ней.",
  unreadable: "Прочитать файл не удалось. Выберите его ещё раз.",
  too_many_payments: "За эти дни больше 10\u00a0000 платежей. Выгрузите более короткий период.",
};

export const RECONCILIATION: typeof import("../../en/desk/reconciliation.ts").RECONCILIATION = {
  lead: "Сверьте файл расчётов платёжной системы со своими платежами. Файл остаётся в этом браузере; загружаются только платежи за его дни.",
  back: "Платежи",
  drop: "Перетащите сюда файл CSV или выберите его",
  choose: "Выбрать файл",
  unread: (code) => UNREAD_FILE_TEXTS[code],
  file: (name, lines) => `${name}: ${count(lines, "строка", "строки", "строк")}`,

  columns: "Где какой столбец?",
  columnsNote: "Это делается один раз: устройство запоминает файлы с такими же заголовками.",
  role: (role) => ROLE_NAMES[role],
  none: "Нет в файле",
  example: (values) => (values.length > 0 ? `Например, ${values.join(", ")}` : "В первых строках пусто"),
  decimal: "Как записаны суммы",
  decimals: { ".": "1,234.56", ",": "1 234,56" },
  currency: "Все суммы в валюте",
  words: "Что значат слова в файле?",
  empty: "(пусто)",
  kind: (kind) => KIND_NAMES[kind],
  incomplete: "Выберите хотя бы столбец с ID платежа и столбец с суммой.",
  days: "Дни файла",
  from: "С",
  to: "По (включительно)",
  around: "Проверить ещё столько дней до и после",
  aroundNote: "Если платёжная система рассчитывается позже, чем платят путешественники",
  go: "Сверить",
  reading: (rows) => `Прочитано: ${count(rows, "платёж", "платежа", "платежей")}…`,
  noDays: "Даты в файле прочитать не удалось. Выберите, какие дни он охватывает.",

  asOf: (time) => `Данные на ${time} по Ташкенту`,
  matched: "Сошлось",
  different: "Отличается",
  unknown: "Нет у нас",
  missing: "Нет в файле",
  others: (lines) => `Пропущено: ${count(lines, "строка", "строки", "строк")} без платежа — итоги, комиссии, выплаты.`,
  all: "Файл и наши платежи полностью сошлись.",
  lines: (title) => `${title}, по строкам`,
  totals: "Итоги файла",
  totalsHead: ["Валюта", "Оплачено", "Возвращено", "Комиссия", "К получению", "Строки"],
  differentNote: "Есть и там, и здесь, но данные отличаются.",
  differentHead: ["Платёж", "Что", "В файле", "У нас", "Строки"],
  unknownNote:
    "Есть в файле, но за эти дни у нас нет платежа с таким ID. Если оплата была намного раньше, проверьте больше дней.",
  unknownHead: ["ID в файле", "День", "Оплачено", "Возвращено", "Строки"],
  missingNote:
    "За эти дни у нас оплачено или возвращено, но в файле этого нет. Если это на краю периода, оно может быть в следующем файле.",
  missingHead: ["Платёж", "Оплачено", "Сумма", "Статус"],
  who: (title, name) => `${title}, ${name}`,
  is: (difference) => DIFFERENCE_NAMES[difference],
  givenBack: (amount) => `возвращено ${amount}`,
  more: (rows) => `И ещё ${rows}: все они есть в файле для скачивания.`,
  csv: "Скачать расхождения",
  csvHead: [
    "Найдено",
    "Что",
    "ID платежа",
    "ID в файле",
    "Бронь",
    "Имя",
    "Поездка",
    "В файле",
    "Возвращено по файлу",
    "Валюта",
    "У нас",
    "Возвращено у нас",
    "Статус у нас",
    "Строки файла",
  ],
  again: "Другой файл",
  change: "Изменить столбцы",
};
