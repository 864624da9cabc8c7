import { count, monthInFull } from "../write.ts";

const reviewsText = (reviews: number) => count(reviews, "отзыв", "отзыва", "отзывов");

export const REVIEWS: typeof import("../../en/catalogue/reviews.ts").REVIEWS = {
  title: "Отзывы",
  how: "Отзыв могут оставить только те, кто был в поездке: после неё мы просим об этом письмом и читаем каждый отзыв до публикации.",
  count: reviewsText,
  given: (stars, reviews) => `${count(stars, "звезда", "звезды", "звёзд")}: ${reviewsText(reviews)}`,
  traveled: (month) => `Поездка: ${monthInFull(month)}`,
  answer: "Наш ответ",
  list: "Что говорят путешественники",
  all: (reviews) => `Все отзывы (${reviews})`,
  newest: (reviews) => `Показаны самые новые: ${reviews}.`,
  loading: "Загружаем отзывы…",
  missing: "Чтобы открыть отзывы в первый раз, нужна связь.",
  asOf: (age) => `Обновлено ${age}.`,
};
