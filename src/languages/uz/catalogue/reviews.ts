import { count, monthInFull } from "../write.ts";

export const REVIEWS: typeof import("../../en/catalogue/reviews.ts").REVIEWS = {
  title: "Sharhlar",
  how: "Faqat safarda boʻlgan sayohatchilar sharh yozadi: safardan keyin ularga xat yuboramiz va har bir sharhni eʼlon qilishdan oldin oʻqiymiz.",
  count: (reviews) => count(reviews, "sharh"),
  given: (stars, reviews) => `${count(stars, "yulduz")}: ${count(reviews, "sharh")}`,
  traveled: (month) => `Safar vaqti: ${monthInFull(month)}`,
  answer: "Bizning javobimiz",
  list: "Sayohatchilar nima deydi",
  all: (reviews) => `Barcha sharhlar (${reviews})`,
  newest: (reviews) => `Eng yangi ${count(reviews, "sharh")} koʻrsatilgan.`,
  loading: "Sharhlar yuklanmoqda…",
  missing: "Sharhlarni birinchi marta ochish uchun aloqa kerak.",
  asOf: (age) => `Yangilangan: ${age}.`,
};
