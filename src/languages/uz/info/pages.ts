export const INFO_CONTENTS: typeof import("../../en/info/pages.ts").INFO_CONTENTS = "Shu sahifada";

export const NOT_FOUND_PAGE: typeof import("../../en/info/pages.ts").NOT_FOUND_PAGE = {
  title: "404 Sahifa topilmadi",
  heading: "Voy! Sahifa topilmadi",
  lead: "Manzil eskirgan yoki xato yozilgan boʻlishi mumkin. Karvon yoʻlida davom etdi; quyidagi havolalardan birini sinab koʻring.",
  home: "Bosh sahifaga qaytish",
  search: "Tur va yoʻnalishlarni qidirish",
  trips: "Safarlarim",
};

export const COOKIES_PAGE: typeof import("../../en/info/pages.ts").COOKIES_PAGE = {
  description: "Bu sayt qurilmangizda nimalarni saqlashi va hammasini oʻchiradigan tugma.",
  lead: "Bu saytning oʻz cookie fayllari yoʻq. U oflayn ishlash uchun maʼlumotlarni qurilmangizda saqlaydi.",
  stored: "Nima va qayerda saqlanadi",
  storedCaption: "Hammasi shu qurilmada qoladi; hech biri reklama yoki kuzatuv uchun ishlatilmaydi",
  whereColumn: "Qayerda",
  whatColumn: "Nima va nega",
  looks: "Yorugʻ yoki qorongʻi",
  looksText:
    "Har bir sahifa pastida yorugʻ, qorongʻi yoki qurilmangizdagi koʻrinishni tanlaysiz. Faqat shu tanlov saqlanadi.",
  others: "Boshqalar",
  othersText:
    "Sahifalarimizda uchinchi tomonlarning hech narsasi yoʻq. Toʻlash uchun toʻlov tizimining oʻz sahifasiga oʻtasiz, uning oʻz cookie fayllari va oʻz qoidalari bor.",
  remove: "Oʻchirish",
};

export const CLEAR_DEVICE: typeof import("../../en/info/pages.ts").CLEAR_DEVICE = {
  remove: "Hammasini shu qurilmadan oʻchirish",
  question: "Vaucher va qoralamalar bilan birga hammasi oʻchirilsinmi?",
  yes: "Ha, oʻchirilsin",
  no: "Qoldirish",
  cleared: "Bajarildi. Ilovani yana ishlatmaguningizcha bu qurilmada shu sahifadan boshqa narsamiz qolmadi.",
  unsent: "Bu qurilmada yuborilmagan bron yoki xabarlar bor. Avval ularni yuboring yoki oʻchiring.",
  failed: "Brauzer hammasini oʻchirmadi. Shu saytning boshqa varaqlarini yoping va qayta urinib koʻring.",
};
