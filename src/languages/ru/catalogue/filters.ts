import { BUDGET_UP_TO_CENTS, STANDARD_UP_TO_CENTS } from "../../../domain/catalogue/tiers.ts";
import { count, decimal, moneyShort } from "../write.ts";

export const FILTER_TEXTS: typeof import("../../en/catalogue/filters.ts").FILTER_TEXTS = {
  search: "Поиск",
  type: "Тип",
  category: "Категория",
  duration: "Продолжительность",
  budget: "Бюджет",
  rating: "Оценка",
  departsIn: "Месяц выезда",
  people: "Сколько человек",
  sortBy: "Сортировка",
  view: "Вид",
  list: "Фильтры",
  remove: (filter) => `Убрать фильтр: ${filter}`,
  clear: "Сбросить фильтры",
  typed: (text) => `«${text}»`,
  leastRating: (rating) => `★ от ${decimal(rating)}`,
  nearest: "Похожие варианты",
  seatsAsOf: (age) => `Данные о местах: ${age} или новее.`,
  seatsUnknown: (trips) =>
    `О местах в ${count(trips, "поездке", "поездках", "поездках")} данных пока нет; такие поездки показаны как доступные.`,
};

export const PRICE_FILTER: typeof import("../../en/catalogue/filters.ts").PRICE_FILTER = {
  lowest: "Минимальная цена",
  highest: "Максимальная цена",
  range: (lowest, highest) => `Цена: ${lowest} – ${highest}`,
  andMore: (price) => `${price}+`,
  from: (dollars) => `от ${moneyShort(dollars * 100)}`,
  between: (least, most) => `${moneyShort(least * 100)} – ${moneyShort(most * 100)}`,
};

export const LIST_VIEWS: typeof import("../../en/catalogue/filters.ts").LIST_VIEWS = {
  grid: "Плитка",
  list: "Список",
};

export const DESTINATION_SORTS: typeof import("../../en/catalogue/filters.ts").DESTINATION_SORTS = {
  name: "По названию",
  city: "По городу",
  featured: "Сначала рекомендуемые",
};

export const TOUR_SORTS: typeof import("../../en/catalogue/filters.ts").TOUR_SORTS = {
  title: "По названию",
  price: "По цене",
  duration_days: "По продолжительности",
  next: "По ближайшему выезду",
};

export const PACKAGE_SORTS: typeof import("../../en/catalogue/filters.ts").PACKAGE_SORTS = {
  featured: "Сначала рекомендуемые",
  "price-low": "Сначала дешёвые",
  "price-high": "Сначала дорогие",
  duration: "По продолжительности",
  savings: "Сначала самые выгодные",
  next: "По ближайшему выезду",
};

export const SEARCH_SORTS: typeof import("../../en/catalogue/filters.ts").SEARCH_SORTS = {
  popularity: "По популярности",
  "price-low": "Сначала дешёвые",
  "price-high": "Сначала дорогие",
  rating: "По оценке",
  next: "По ближайшему выезду",
};

export const TYPE_LABELS: typeof import("../../en/catalogue/filters.ts").TYPE_LABELS = {
  all: "Все",
  destination: "Направления",
  tour: "Туры",
  package: "Пакеты",
  hotel: "Отели",
  resort: "Курорты",
};

export const SEARCH_DURATIONS: typeof import("../../en/catalogue/filters.ts").SEARCH_DURATIONS = {
  all: "Любая продолжительность",
  "1-3": "1–3 дня",
  "4-7": "4–7 дней",
  "8+": "8 дней и больше",
};

export const RATINGS: typeof import("../../en/catalogue/filters.ts").RATINGS = {
  all: "Любая оценка",
  "4.5": "от 4,5",
  "4.0": "от 4,0",
  "3.5": "от 3,5",
};

export const PACKAGE_CATEGORIES: typeof import("../../en/catalogue/filters.ts").PACKAGE_CATEGORIES = {
  all: "Все категории",
  themes: { cultural: "Культура", adventure: "Приключения", family: "Для семьи" },
};

export const PACKAGE_DURATIONS: typeof import("../../en/catalogue/filters.ts").PACKAGE_DURATIONS = {
  all: "Любая продолжительность",
  short: "Короткие (до 6 дней)",
  medium: "Средние (7–9 дней)",
  long: "Длинные (от 10 дней)",
};

export const BUDGETS: typeof import("../../en/catalogue/filters.ts").BUDGETS = {
  all: "Любой бюджет",
  low: `До ${moneyShort(BUDGET_UP_TO_CENTS)}`,
  mid: `${moneyShort(BUDGET_UP_TO_CENTS)} – ${moneyShort(STANDARD_UP_TO_CENTS)}`,
  high: `Больше ${moneyShort(STANDARD_UP_TO_CENTS)}`,
};
