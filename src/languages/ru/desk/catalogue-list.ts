import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { count, moneyShort } from "../write.ts";

export const SUCCESS = "Готово";

export const LIST_NOT_LOADED: Record<ItemKind, string> = {
  destination: "Не удалось загрузить направления",
  tour: "Не удалось загрузить туры",
  package: "Не удалось загрузить пакеты",
};

export const KIND_WORDS: Record<ItemKind, { one: string; many: string }> = {
  destination: { one: "Направление", many: "Направления" },
  tour: { one: "Тур", many: "Туры" },
  package: { one: "Пакет", many: "Пакеты" },
};

const NOTHING_FOUND: Record<ItemKind, string> = {
  destination: "Направления не найдены.",
  tour: "Туры не найдены.",
  package: "Пакеты не найдены.",
};
const ASK_DELETE: Record<ItemKind, string> = {
  destination: "Удалить это направление?",
  tour: "Удалить этот тур?",
  package: "Удалить этот пакет?",
};
const DELETED: Record<ItemKind, string> = {
  destination: "Направление удалено",
  tour: "Тур удалён",
  package: "Пакет удалён",
};
const ARCHIVED: Record<ItemKind, string> = {
  destination: "Направление отправлено в архив, потому что его уже бронировали.",
  tour: "Тур отправлен в архив, потому что его уже бронировали.",
  package: "Пакет отправлен в архив, потому что его уже бронировали.",
};
const UNTITLED: Record<ItemKind, string> = {
  destination: "Направление без названия",
  tour: "Тур без названия",
  package: "Пакет без названия",
};

export const LIST: typeof import("../../en/desk/catalogue-list.ts").LIST = {
  offline: "Нет связи: это каталог с устройства. Его можно править, а сохранить — когда связь появится.",
  offlineArchive: "Нет связи: архива на этом устройстве нет.",
  nothingArchived: "В архиве ничего нет.",
  nothing: (kind) => NOTHING_FOUND[kind],
  askDelete: (kind) => ASK_DELETE[kind],
  deleteMeans: (title) =>
    `${title}. Если путешественники это уже бронировали, оно уйдёт в архив и останется на их ваучерах.`,
  updated: "Данные обновлены",
  notUpdated: "Не удалось обновить данные",
  changedMeanwhile: "Другой администратор это изменил. Список обновлён.",
  notDeleted: "Не удалось удалить",
  deleted: (kind) => DELETED[kind],
  archived: (kind) => ARCHIVED[kind],
  facts: (cents, days, guests) =>
    `${moneyShort(cents)} · ${count(days, "день", "дня", "дней")} · до ${count(guests, "гостя", "гостей", "гостей")}`,
  featured: "На главной",
  featuredOf: (title) => `На главной: ${title}`,
  restore: "Вернуть",
  restoreOf: (title) => `Вернуть из архива: ${title}`,
  edit: "Изменить",
  editOf: (title) => `Изменить: ${title}`,
  duplicate: "Копировать",
  duplicateOf: (title) => `Копировать: ${title}`,
  delete: "Удалить",
  deleteOf: (title) => `Удалить: ${title}`,
  deleteHint: (kind) => ASK_DELETE[kind].replace("?", ""),
  cancel: "Отмена",
  add: "Добавить",
  addOf: (kind) => `Добавить ${KIND_WORDS[kind].one.toLowerCase()}`,
  search: (kind) => `Поиск: ${KIND_WORDS[kind].many.toLowerCase()}`,
  searchHint: "Название",
  showArchived: "Архив",
  again: "Повторить",
  pages: (kind) => `Страницы: ${KIND_WORDS[kind].many.toLowerCase()}`,
};

export const DRAFTS: typeof import("../../en/desk/catalogue-list.ts").DRAFTS = {
  mark: "Несохранённый черновик",
  nameless: (kind) => UNTITLED[kind],
  askDiscard: "Удалить этот черновик?",
  discardMeans: "Его текст будет удалён навсегда.",
  label: (kind) => `Несохранённые черновики, ${KIND_WORDS[kind].one.toLowerCase()}`,
  resume: "Продолжить",
  resumeOf: (title) => `Продолжить: ${title}`,
  discard: "Удалить",
  discardOf: (title) => `Удалить черновик: ${title}`,
  keep: "Оставить",
};

export const CATALOGUE_LEAD = "Направления, туры и пакеты.";
export const CATALOGUE_PAYMENTS = "Журнал платежей";
