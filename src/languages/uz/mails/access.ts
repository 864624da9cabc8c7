import { day } from "../write.ts";

const IGNORE = "Buni siz soʻramaganmisiz? Bu xatga eʼtibor bermasangiz ham boʻladi.";

const RIGHTS = {
  owner:
    "Ega sifatida ish joyida barcha amallarni bajara olasiz, jumladan pul qaytarish, sozlamalar va xodimlarni boshqarish.",
  office:
    "Ofis xodimi sifatida bronlar, joʻnashlar, kelib tushgan toʻlovlar va katalog bilan ishlaysiz. Pul qaytarish, sozlamalar va xodimlar egalar ixtiyorida.",
};

export const ACCESS_MAILS: typeof import("../../en/mails/access.ts").ACCESS_MAILS = {
  tripLink: ({ title, check_in, reference }) => `${title}, ${day(check_in)} (${reference})`,
  links: (found, byDesk) => ({
    subject: "Bronlaringiz",
    title: "Bronlaringiz",
    paragraphs: [
      found
        ? `${byDesk ? "Mana bronlaringiz havolalari." : "Siz bronlaringiz havolalarini soʻradingiz."} Havolasi bor har kim shu safarni ocha oladi, shuning uchun bu xatni hech kimga bermang.`
        : "Siz bronlaringizni soʻradingiz, lekin bu manzilga bizda bitta ham bron yoʻq.",
    ],
    ...(byDesk ? {} : { closing: IGNORE }),
  }),
  ownData: {
    subject: "Sizning maʼlumotlaringiz",
    title: "Maʼlumotlaringizni koʻrish, yuklab olish yoki oʻchirish",
    paragraphs: [
      "Siz haqingizda saqlanadigan maʼlumotlarga havola soʻradingiz. U bir soat davomida, birinchi ochilgan qurilmada ishlaydi.",
      "Uni ochgan kishi maʼlumotlaringizni oʻqishi va oʻchirishi mumkin, shuning uchun bu xatni hech kimga bermang.",
    ],
    label: "Maʼlumotlarimni ochish",
    closing: "Buni siz soʻramaganmisiz? Bu xatga eʼtibor bermang: hech narsa oʻzgarmaydi.",
  },
  guide: (name) => ({
    subject: "Sizning gid hisobingiz",
    title: "Safarlaringiz telefoningizda",
    paragraphs: [
      `${name ? `${name}, sizni` : "Sizni"} gid sahifasiga taklif qilamiz: unda siz olib boradigan safarlar, kim borishi va kim yetib kelgani koʻrinadi. Aloqa borida bir marta ochsangiz, u oflayn ham ishlaydi.`,
      "Havolani oʻzingiz bilan olib yuradigan telefonda oching, keyin kiring yoki hisob oching. Havola bir marta, 7 kun ichida ishlaydi.",
      "Uni ochgan kishi hisobingizdan foydalana oladi, shuning uchun bu xatni hech kimga bermang.",
    ],
    label: "Gid sahifasini ochish",
    closing: "Bizda gid boʻlib ishlamaysizmi? Bu xatga eʼtibor bermasangiz ham boʻladi.",
  }),
  desk: (role, address) => ({
    subject: "Ish joyidagi hisobingiz",
    title: "Sizni ish joyiga taklif qilishdi",
    paragraphs: [
      RIGHTS[role],
      `Havolani oching, keyin shu manzil (${address}) va parol bilan hisob oching yoki hisobingiz boʻlsa, kiring. Havola bir marta, 7 kun ichida ishlaydi.`,
    ],
    label: "Ish joyiga kirish",
    closing: "Biz bilan ishlamaysizmi? Bu xatga eʼtibor bermasangiz ham boʻladi.",
  }),
};
