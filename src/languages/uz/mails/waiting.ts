import { count, day } from "../write.ts";
import { momentText } from "./sentences.ts";

export const WAITING_MAILS: typeof import("../../en/mails/waiting.ts").WAITING_MAILS = {
  entry: "Yozuvingiz: telefonga xabarlar yoki roʻyxatdan chiqish",
  notNeeded: "Bu oʻrinlar menga kerak emas",
  facts: ({ title, start_date, guests }) => [
    ["Safar", title],
    ["Joʻnash sanasi", day(start_date)],
    ["Mehmonlar", count(guests, "mehmon")],
  ],
  joined: ({ title, guests }) => ({
    subject: `Siz kutish roʻyxatidasiz: ${title}`,
    title: "Siz kutish roʻyxatidasiz",
    paragraphs: [
      "Bu sanada oʻrinlar tugagan. Guruhingizga yetarli oʻrin boʻshaganda, sizga yozamiz va ularni siz uchun 24 soatgacha saqlab turamiz.",
      `Siz ${count(guests, "ta oʻrin")} kutyapsiz. Buni oʻzgartirish uchun quyidagi havola orqali roʻyxatdan chiqing va qaytadan yoziling.`,
      "Oʻrin boʻlishini vaʼda qilmaymiz, sizdan pul yechilmagan.",
    ],
    closing: "Buni siz soʻramaganmisiz? Yuqoridagi havola orqali roʻyxatdan chiqing yoki bu xatga eʼtibor bermang.",
  }),
  offer: ({ title, start_date, guests, offered_until }) => ({
    subject: `Siz uchun oʻrinlar: ${title}, ${day(start_date)}`,
    title: "Oʻrinlar boʻshadi",
    paragraphs: [
      `Siz uchun ${count(guests, "ta oʻrinni")} ${momentText(offered_until ?? "")} gacha saqlab turibmiz. Quyidagi tugma bilan bron qiling; toʻlaganingizdan keyin ular sizniki.`,
      "Shundan keyin ular roʻyxatdagi keyingi guruhga oʻtadi.",
    ],
    label: "Bu oʻrinlarni bron qilish",
  }),
  cancelled: ({ title, start_date }) => ({
    subject: `Safar bekor qilindi: ${title}, ${day(start_date)}`,
    title: "Siz kutgan safar bekor qilindi",
    paragraphs: [
      `Uzr soʻraymiz: ${day(start_date)} kuni “${title}” boʻlmaydi. Sizni kutish roʻyxatidan chiqardik, hech narsa qilishingiz shart emas.`,
    ],
  }),
};
