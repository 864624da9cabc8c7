import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { KIND_WORDS } from "./catalogue-list.ts";

export const itemSavedText = (kind: ItemKind, made: boolean): string =>
  ({
    destination: "Направление сохранено",
    tour: made ? "Тур создан" : "Тур обновлён",
    package: made ? "Пакет создан" : "Пакет обновлён",
  })[kind];

export const ITEM_NOT_SAVED: Record<ItemKind, string> = {
  destination: "Не удалось сохранить направление",
  tour: "Не удалось сохранить тур",
  package: "Не удалось сохранить пакет",
};

export const ITEM_NOT_LOADED: Record<ItemKind, string> = {
  destination: "Не удалось загрузить направление",
  tour: "Не удалось загрузить тур",
  package: "Не удалось загрузить пакет",
};

export const ITEM_NOT_FOUND: Record<ItemKind, string> = {
  destination: "Направление не найдено",
  tour: "Тур не найден",
  package: "Пакет не найден",
};

export const DELETED_MEANWHILE = "Другой администратор это удалил. То, что вы ввели, осталось здесь.";

export const DRAFT_STORAGE_FULL =
  "На устройстве нет места, черновик сохранить нельзя. Сохраните, прежде чем уйти с этой страницы.";

export const NOT_SAVED_YET =
  "Ещё не сохранено: нет связи. Черновик на этом устройстве. Если оставить страницу открытой, она сохранит всё сама, когда связь появится; иначе сохраните сами.";

const NEW_ITEMS: Record<ItemKind, string> = {
  destination: "Новое направление",
  tour: "Новый тур",
  package: "Новый пакет",
};

export const EDITOR: typeof import("../../en/desk/catalogue-editor.ts").EDITOR = {
  restored: "Мы восстановили ваш несохранённый черновик.",
  offline: "Нет связи: это копия с устройства. Можно писать дальше, а сохранить — когда связь появится.",
  kept: "Ещё не сохранено; черновик на этом устройстве.",
  askLeave: "Уйти без сохранения?",
  leaveMeans: "Ваши изменения не опубликованы. Они остаются на этом устройстве как черновик.",
  stay: "Продолжить правку",
  leave: "Уйти",
  discard: "Удалить его",
  title: (kind, isNew) => (isNew ? NEW_ITEMS[kind] : `Изменить ${KIND_WORDS[kind].one.toLowerCase()}`),
  save: (kind) => `Сохранить ${KIND_WORDS[kind].one.toLowerCase()}`,
  departures: "Выезды",
  back: "К каталогу",
  copy: (name) => `${name} (копия)`,
};

export const CONFLICT: typeof import("../../en/desk/catalogue-editor.ts").CONFLICT = {
  columns: ["Поле", "У другого", "У вас"],
  title: "Пока вы правили, это сохранил кто-то другой",
  same: "Вы оба изменили одни и те же поля. Выберите, какую версию оставить.",
  different: "Вы изменили разные поля: сохраняются оба изменения.",
  equal: "то же самое",
  notYours: "вы не меняли",
  nothing: "ничего",
  yes: "да",
  no: "нет",
  stay: "Продолжить правку",
  discard: "Отказаться от моих изменений",
  save: "Сохранить с этим выбором",
};
