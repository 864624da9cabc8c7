import { count, monthInFull } from "../write.ts";

export const REVIEWS = {
  title: "Reviews",
  how: "Only travelers who took the trip can review it: we ask them by email afterwards, and read each review before it is published.",
  count: (reviews: number) => count(reviews, "review"),
  given: (stars: number, reviews: number) => `${count(stars, "star")}: ${count(reviews, "review")}`,
  traveled: (month: string) => `Traveled in ${monthInFull(month)}`,
  answer: "Our answer",
  list: "What travelers say",
  all: (reviews: number) => `All ${count(reviews, "review")}`,
  newest: (reviews: number) => `These are the newest ${reviews}.`,
  loading: "Loading reviews…",
  missing: "Reviews need a connection the first time.",
  asOf: (age: string) => `As of ${age}.`,
};
