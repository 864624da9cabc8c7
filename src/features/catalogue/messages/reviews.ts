import { count, monthInFull } from "../../../domain/words.ts";

export const REVIEWS = {
  title: "Reviews",
  how: "Only people who traveled with us can write a review: we ask them by email after the trip, and read each one before it is published.",
  count: (reviews: number) => count(reviews, "review"),
  given: (stars: number, reviews: number) => `${count(stars, "star")}: ${count(reviews, "review")}`,
  traveled: (month: string) => `Traveled in ${monthInFull(month)}`,
  answer: "Our answer",
  list: "What travelers say",
  more: (reviews: number) => `Show ${count(reviews, "more review", "more reviews")}`,
  newest: (reviews: number) => `These are the newest ${reviews}.`,
  loading: "What travelers say is being looked up.",
  missing: "What travelers say needs a connection the first time.",
  asOf: (age: string) => `As of ${age}.`,
} as const;
