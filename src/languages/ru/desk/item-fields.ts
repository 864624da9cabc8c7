import type { ItemKind } from "../../../domain/catalogue/fields/items.ts";

type FieldWords = { label: string; ask?: string; hint?: string; placeholder?: string; one?: string };

const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  title: { label: "Название" },
  name: { label: "Название" },
  city: { label: "Город" },
  country: { label: "Страна" },
  description: { label: "Описание" },
  image_url: { label: "Фотография" },
  gallery: { label: "Галерея", one: "Фотография" },
  featured: { label: "На главной", ask: "Показывать на главной странице" },
  unesco: { label: "Объект ЮНЕСКО" },
  latitude: { label: "Широта", ask: "Место на карте (необязательно)" },
  longitude: { label: "Долгота" },
  duration_days: { label: "Продолжительность", ask: "Продолжительность (дней)" },
  price: { label: "Цена", ask: "Цена с гостя ($)" },
  original_price: {
    label: "Прежняя цена",
    ask: "Прежняя цена ($)",
    hint: "Цена частей по отдельности; если выгоды нет, оставьте пустым",
  },
  max_guests: { label: "Максимум гостей" },
  hotel_class: { label: "Категория отелей", placeholder: "Небольшие отели в старинных домах" },
  destination_id: { label: "Направление" },
  difficulty_level: { label: "Сложность" },
  stop_ids: { label: "Остановки" },
  itinerary: { label: "Программа", one: "День" },
  highlights: { label: "Главное", one: "Строка" },
  includes: { label: "Что включено", one: "Строка" },
  excludes: { label: "Что не включено", one: "Строка" },
  stays: { label: "Проживание", ask: "Где живут путешественники: город, отель, ночи", one: "Проживание" },
  options: { label: "Опции", one: "Опция" },
  fiscal: { label: "Коды" },
  questions: { label: "Вопросы", one: "Вопрос" },
  tour_ids: { label: "Туры", ask: "Туры этого пакета" },
  departure_dates: { label: "Даты выезда" },
  meeting_point: {
    label: "Место встречи",
    hint: "Изменение места, времени, метки или телефона отправляется путешественникам с бронью: письмом и на странице поездки",
  },
  meeting_time: { label: "Время встречи", placeholder: "08:30" },
  contact_phone: { label: "Телефон для связи" },
  meeting_latitude: { label: "Широта места встречи", ask: "Место встречи на карте" },
  meeting_longitude: { label: "Долгота места встречи" },
  good_to_know: { label: "Полезно знать" },
};

const DAYS_OF_PACKAGE: FieldWords = { label: "Дни между турами", one: "День" };

export const fieldWords = (name: string, kind?: ItemKind): FieldWords =>
  kind === "package" && name === "itinerary" ? DAYS_OF_PACKAGE : (FIELD_WORDS[name] ?? { label: name });
