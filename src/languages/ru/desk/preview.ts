import type { ContentGap } from "../../../domain/desk/catalogue/content-gaps.ts";
import { count, moneyShort } from "../write.ts";

export const PREVIEW: typeof import("../../en/desk/preview.ts").PREVIEW = {
  show: "Посмотреть, как на телефоне",
  hide: "Скрыть просмотр",
  unpublished: "Просмотр: пока вы не сохраните, это не опубликовано.",
  title: "Просмотр, не опубликовано: страница на телефоне",
};

const LACK_WORDS: Record<ContentGap, string> = {
  description: "Описание в несколько фраз",
  picture: "Фотография",
  price: "Цена",
  dates: "Даты: без них путешественник может только запросить день",
  meeting: "Место встречи",
  itinerary: "Что происходит каждый день",
  includes: "Что включено",
  tours: "Туры, из которых состоит пакет",
  place: "Место на карте",
  fiscal: "ИКПУ (MXIK) и код упаковки: оплате картой нужен фискальный чек, а у компании своего кода нет",
  room: "Фотография номера, где ночуют путешественники",
  table: "Фотография стола: что и где едят",
  guide: "Фотография гида",
  group: "Фотография группы в пути",
  vehicle: "Фотография транспорта",
};

export const CONTENT_GAP_TEXTS: typeof import("../../en/desk/preview.ts").CONTENT_GAP_TEXTS = {
  title: "Что дополнить перед продажей",
  label: "Разделы этой формы",
  none: "Всё заполнено.",
  word: (lack) => LACK_WORDS[lack],
};

export const PLACE: typeof import("../../en/desk/preview.ts").PLACE = {
  search: "Найти известное место",
  none: "Известного места с таким названием нет. Введите координаты или щёлкните по карте.",
  at: (latitude, longitude) => `${latitude}, ${longitude}`,
  here: (where) => `Место на карте: ${where}. Двигается стрелками.`,
  latitude: "Широта",
  longitude: "Долгота",
};

const countOrEmpty = (number: number | null, one: string, few: string, many: string) =>
  number === null ? `? ${many}` : count(number, one, few, many);

export const CARD_PREVIEW: typeof import("../../en/desk/preview.ts").CARD_PREVIEW = {
  label: "Просмотр",
  featured: "На главной",
  untitled: "Без названия",
  place: (city, country) => `${city || "Город"}, ${country}`,
  trip: (cents, days, guests) =>
    `${cents === null ? "—" : moneyShort(cents)} с человека · ${countOrEmpty(days, "день", "дня", "дней")} · до ${countOrEmpty(guests, "человека", "человек", "человек")}`,
};

export const FORM_PARTS: typeof import("../../en/desk/preview.ts").FORM_PARTS = {
  words: "Тексты",
  pictures: "Фотографии",
  size: "Продолжительность, цена, места",
  home: "На главной странице",
  route: "Маршрут",
  program: "Программа",
  included: "Что включено",
  stays: "Где живут путешественники",
  options: "Опции",
  questions: "Вопросы путешественникам",
  tours: "Туры",
  dates: "Даты",
  map: "На карте",
  fiscal: "Для фискальных чеков",
  voucher: "На ваучере (необязательно)",
  facts: "Перед бронированием (необязательно)",
};
