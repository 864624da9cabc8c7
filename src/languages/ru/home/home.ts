import { count } from "../write.ts";
export const HOME_TEXTS: typeof import("../../en/home/home.ts").HOME_TEXTS = {
  description:
    "Туры, пакеты и направления по Узбекистану: Самарканд, Бухара, Хива и Шёлковый путь — бронирование за несколько минут.",
  title: "Откройте для себя волшебство Узбекистана",
  lead: "Бирюзовые купола, крепости в пустыне и базары Шёлкового пути — с местными гидами.",
  exploreDestinations: "Смотреть направления",
  planTrip: "Спланировать поездку",
  figures: {
    unesco_sites: "Объекты ЮНЕСКО",
    travelers: "Довольные путешественники",
    rating: "Оценка",
  },
};

export const FIND_FORM: typeof import("../../en/home/home.ts").FIND_FORM = {
  label: "Найти поездку",
  where: "Куда",
  anywhere: "Куда угодно",
  when: "Когда",
  who: "Сколько человек",
  search: "Найти",
};

export const HOME_SECTIONS: typeof import("../../en/home/home.ts").HOME_SECTIONS = {
  destinations: {
    title: "Рекомендуемые направления",
    lead: "Здесь начинается большинство поездок.",
    all: "Все направления",
  },
  tours: {
    title: "Популярные туры",
    lead: "Небольшие группы, местные гиды.",
    all: "Все туры",
    custom: "Поездка по вашему плану",
  },
  packages: {
    title: "Туристические пакеты",
    lead: "Поездки целиком: всё продумано от первого трансфера до последнего.",
    all: "Все пакеты",
  },
};

export const FIND_OPTIONS: typeof import("../../en/home/home.ts").FIND_OPTIONS = {
  anyMonth: "Любой месяц",
  anyGroup: "Любая группа",
  persons: (number) => count(number, "человек", "человека", "человек"),
};

export const RECENTLY_VIEWED: typeof import("../../en/home/home.ts").RECENTLY_VIEWED = "Вы недавно смотрели";
