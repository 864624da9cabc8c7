import { day } from "../write.ts";

const IGNORE = "Buni soʻramaganmisiz? Bu xatga eʼtibor bermasangiz ham boʻladi.";

const RIGHTS = {
  owner:
    "Ega sifatida ish joyida hamma narsani qila olasiz: pul qaytarish, sozlamalar va xodimlar roʻyxati ham shunda.",
  office:
    "Ofis xodimi sifatida bronlar, joʻnashlar, kelayotgan toʻlovlar va katalog bilan ishlaysiz. Pul qaytarish, sozlamalar va xodimlar egalarda qoladi.",
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
      "Siz haqingizda saqlaydigan maʼlumotlarimiz havolasini soʻradingiz. U bir soat ishlaydi, birinchi ochilgan qurilmada.",
      "Uni ochgan kishi maʼlumotlaringizni oʻqishi va oʻchirishi mumkin, shuning uchun bu xatni hech kimga bermang.",
    ],
    label: "Maʼlumotlarimni ochish",
    closing: "Buni soʻramaganmisiz? Bu xatga eʼtibor bermang: hech narsa boʻlmaydi.",
  },
  guide: (name) => ({
    subject: "Sizning gid hisobingiz",
    title: "Joʻnashlaringiz telefoningizda",
    paragraphs: [
      `${name ? `${name}, sizni` : "Sizni"} gid sahifasiga taklif qilamiz: siz olib boradigan joʻnashlar, kim boradi va kim yetib keldi. Aloqa bilan bir marta ochsangiz, u aloqasiz ham ishlaydi.`,
      "Havolani oʻzingiz bilan olib yuradigan telefonda oching, keyin kiring yoki hisob yarating. Havola bir marta, 7 kun ichida ishlaydi.",
      "Uni ochgan kishi hisobingizdan foydalana oladi, shuning uchun bu xatni hech kimga bermang.",
    ],
    label: "Gid sahifasini ochish",
    closing: "Bizda gid emasmisiz? Bu xatga eʼtibor bermasangiz ham boʻladi.",
  }),
  desk: (role, address) => ({
    subject: "Ish joyidagi hisobingiz",
    title: "Sizni ish joyiga taklif qilishdi",
    paragraphs: [
      RIGHTS[role],
      `Havolani oching, keyin shu manzil (${address}) va parol bilan hisob yarating yoki hisobingiz boʻlsa, kiring. Havola bir marta, 7 kun ichida ishlaydi.`,
    ],
    label: "Ish joyiga kirish",
    closing: "Biz bilan ishlamaysizmi? Bu xatga eʼtibor bermasangiz ham boʻladi.",
  }),
};
