import { count } from "../write.ts";

export const TRIP_REVIEW: typeof import("../../en/trips/reviews.ts").TRIP_REVIEW = {
  title: "Safar qanday oʻtdi?",
  yours: "Sharhingiz",
  ask: "Boshqa sayohatchilarga safar qanday oʻtganini aytib bering. Faqat shu safarda boʻlganlar sharh yoza oladi, har bir sharhni eʼlon qilishdan oldin oʻqiymiz.",
  stars: "Nechta yulduz?",
  star: (stars) => count(stars, "yulduz"),
  words: "Qanday boʻldi? (ixtiyoriy)",
  name: "Koʻrsatiladigan ism",
  shown: "Yonida safaringiz oyi koʻrsatiladi, broningiz haqida boshqa hech narsa koʻrsatilmaydi.",
  send: "Sharhni yuborish",
  change: "Oʻzgartirish",
  invalid: "Sharhingizni tekshiring",
  draft: "Qoralama shu qurilmada saqlandi.",
  draftLost: "Bu qurilma qoralamalarni saqlay olmaydi: sahifadan chiqishdan oldin sharhni yuboring.",
  elsewhere: "Sharh yozish uchun safarni xatingizdagi havola orqali oching.",
  answer: "Bizning javobimiz",
  again: "Yana bron qilish",
  notStored: "Bu qurilmada joy qolmagan. Kiritganlaringiz hali shu yerda.",
  published: "Eʼlon qilindi. Rahmat!",
  declined: (reason) =>
    `Sharhingizni eʼlon qilmadik. Sababi: ${reason ?? "koʻrsatilmagan"}. Uni oʻzgartirib, yana yuborishingiz mumkin.`,
  waiting: "Yuborildi, rahmat! Sharhni eʼlon qilishdan oldin oʻqiymiz. Ungacha uni oʻzgartirish mumkin.",
  refusals: {
    newer_review: "Boshqa qurilmada yangiroq sharh yozgansiz, shuning uchun bunisi yuborilmadi. Yangirogʻi quyida.",
    published: "Sharhingiz allaqachon eʼlon qilingan, uni endi oʻzgartirib boʻlmaydi.",
    not_over: "Safar hali tugamagan, shuning uchun sharhingiz yuborilmadi. Safardan keyin yana yuboring.",
    not_traveled: "Faqat boʻlib oʻtgan safarga sharh yozish mumkin, shuning uchun sharhingiz yuborilmadi.",
    not_found: "Bu bronni topa olmayapmiz, shuning uchun sharhingiz yuborilmadi. Biz bilan bogʻlaning.",
    other: "Sharhingizni yuborib boʻlmadi. Uni tekshiring va yana yuboring.",
  },
};
