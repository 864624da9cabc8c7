import type { SearchType } from "../../../domain/catalogue/search/search-trips.ts";
import { count } from "../write.ts";

export const LIST_TEXTS: typeof import("../../en/catalogue/lists.ts").LIST_TEXTS = {
  shown: (shown, total) => `Показано ${shown} из ${total}`,
  showMore: "Показать ещё",
  counted: (title, number) => `${title} (${number})`,
};

export const DESTINATIONS_PAGE: typeof import("../../en/catalogue/lists.ts").DESTINATIONS_PAGE = {
  heading: "Выберите направление",
  lead: "Города Шёлкового пути, пустыни и горы — и туры, которые туда ведут.",
  description: "Города Шёлкового пути, пустыни и горы Узбекистана — и туры, которые туда ведут.",
  none: "Направления не найдены.",
  onMap: "На карте",
  map: "Карта Узбекистана с направлениями",
};

export const TOURS_PAGE: typeof import("../../en/catalogue/lists.ts").TOURS_PAGE = {
  heading: "Туры по Узбекистану",
  lead: "На день, на неделю и дольше: небольшие группы, местные гиды.",
  description: "Туры с гидом по Узбекистану на день, на неделю и дольше: цены, дни и размер групп на одной странице.",
  search: "Поиск туров",
  found: (number) => `Найдено: ${count(number, "тур", "тура", "туров")}`,
  none: "Туры не найдены.",
};

export const PACKAGES_PAGE: typeof import("../../en/catalogue/lists.ts").PACKAGES_PAGE = {
  lead: "Поездки целиком: всё продумано от первого трансфера до последнего.",
  description: "Туристические пакеты по Узбекистану на любой бюджет: сравните дни, цены и то, что включено.",
  search: "Поиск пакетов",
  label: "Пакеты",
  available: (number) => `Доступно: ${count(number, "пакет", "пакета", "пакетов")}`,
  none: "Пакеты не найдены",
  noneMatch: "Под эти фильтры не подходит ни один пакет.",
  failedTitle: "Пакеты не загрузились",
  failed: "Не удалось загрузить пакеты. Попробуйте ещё раз.",
  planCustom: "Составить свой пакет",
};

const FOUND: Partial<Record<SearchType, string>> = { all: "направлений и поездок", destination: "направлений" };

export const SEARCH_PAGE: typeof import("../../en/catalogue/lists.ts").SEARCH_PAGE = {
  description: "Поиск по всем направлениям, турам и пакетам Узбекистана: по слову, цене и числу дней.",
  placeholder: "Самарканд, юрта, еда…",
  searching: "Ищем…",
  found: (number, type) => `Найдено ${FOUND[type] ?? "поездок"}: ${number}`,
  none: "По этим фильтрам поездок не нашлось",
};

export const COMPARE: typeof import("../../en/catalogue/lists.ts").COMPARE = {
  open: "Сравнить все пакеты",
  title: "Сравнение пакетов",
  close: "Закрыть",
  choose: "Выберите до трёх пакетов",
  table: "Таблица сравнения",
  price: "Цена",
  saving: "Выгода",
  level: "Уровень",
  duration: "Продолжительность",
  route: "Маршрут",
  group: "Группа",
  accommodation: "Проживание",
  highlights: "Главное",
  includes: "Включено",
  legDays: (days) => `(${count(days, "день", "дня", "дней")})`,
};
