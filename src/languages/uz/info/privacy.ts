import { count } from "../write.ts";

export const PRIVACY_PAGE: typeof import("../../en/info/privacy.ts").PRIVACY_PAGE = {
  description:
    "Siz haqingizda nimani bilamiz, nega, qancha saqlaymiz va uni qanday oʻzgartirish yoki oʻchirish mumkin.",
  lead: "Safar uchun kerak boʻlganini soʻraymiz, ortigʻini emas. Bu saytda reklama ham, kuzatuv ham yoʻq.",
  updated: "Oxirgi oʻzgarish: 2026-yil noyabr",
  what: "Nimani saqlaymiz",
  device: "Qurilmangizda nima qoladi",
  deviceText: [
    "Katalog, bronlaringiz va ularning vaucherlari, qoralamalar va suratlar oflayn ochilishi uchun qurilmangizda saqlanadi. Ularning roʻyxati va oʻchirish tugmasi ",
    { cookies: "“Cookie fayllari” sahifasida" },
    ".",
  ],
  who: "Kim koʻradi",
  whoText:
    "Xodimlarimiz, safaringiz gidi va haydovchisi (ismlar va telefon), siz uchun bron qiladigan mehmonxonalar (qonun roʻyxatdan oʻtkazishni talab qilgan joyda ismlar va pasport maʼlumotlari) va toʻlov tizimi. Biz hech kimga hech narsa sotmaymiz.",
  howLong: "Qancha vaqt",
  howLongCaption: "Shu muddatdan keyin oʻchiriladi",
  keptColumn: "Saqlanadigani",
  timeColumn: "Muddati",
  keptBooking: "Bron maʼlumotlari: safarlar, toʻlovlar va sovgʻa kartalari (soliq qonuni talab qiladi)",
  keptUsage: "Foydalanish maʼlumotlari: yuborilgan xatlar, xodimlarimiz amallari haqidagi yozuvlar",
  keptSupport: "Murojaatlar: bizga yuborgan savol va istaklaringiz",
  keptWaiting: "Kutish roʻyxatlari",
  keptTrip: "Hamrohlarning pasport raqamlari, yangiliklar manzillari, taqvim havolalari",
  keptOrders: "Toʻlanmagan sovgʻa kartasi buyurtmalari",
  keptAccount: "Sizning hisobingiz",
  afterDeparture: (days) => `joʻnashdan keyin ${count(days, "kun")}`,
  afterTrip: (days) => `safardan keyin ${count(days, "kun")}`,
  untilErased: "oʻzingiz oʻchirgunicha",
  days: (number) => count(number, "kun"),
  years: (number) => count(number, "yil"),
  rights: "Huquqlaringiz",
  rightsData: [
    { data: "“Maʼlumotlaringiz”" },
    " sahifasi siz haqingizda nima saqlashimizni koʻrsatadi: ularni oʻsha yerda, pochtangizga yuboradigan havolamiz orqali yuklab oling yoki oʻchiring.",
  ],
  rightsAsk: [
    "Saqlagan maʼlumotlarimizdan nusxa olish, ularni tuzatish yoki oʻchirish uchun bizga yozing: ",
    { us: "" },
    ". 30 kun ichida javob beramiz. Qonun saqlashni talab qiladigan maʼlumotlar oʻchirilmaydi, balki yopib qoʻyiladi.",
  ],
  age: "Yosh",
  ageText: (years) =>
    `Bron qilish uchun kamida ${years} yoshda boʻlishingiz kerak. Bolalar bron qilgan katta yoshli kishi bilan birga sayohat qilishi shart.`,
};

export const KEPT_DATA: typeof import("../../en/info/privacy.ts").KEPT_DATA = {
  booking: {
    name: "Bron uchun:",
    text: "ismingiz, elektron pochta manzilingiz, telefon raqamingiz, tur, sana, mehmonlar soni va alohida istaklarda yozganlaringiz; aytsangiz, har bir mehmonning ismi, tugʻilgan yili, fuqaroligi, ovqatlanish talablari va izohi.",
  },
  companion: {
    name: "Birgalikdagi safar uchun:",
    text: "har bir hamroh oʻz sahifasida kiritgan ism, tugʻilgan yil, fuqarolik, pasport raqami, ovqatlanish talablari va izoh.",
  },
  payment: {
    name: "Toʻlov uchun:",
    text: "uning summasi, vaqti, holati va toʻlov tizimidagi raqami. Karta raqamingiz faqat toʻlov tizimiga boradi, biz uni hech qachon koʻrmaymiz.",
  },
  account: {
    name: "Hisob ochsangiz, hisob uchun:",
    text: "ismingiz, elektron pochta manzilingiz va hatto biz ham oʻqiy olmaydigan parol.",
  },
  message: { name: "Xabar uchun:", text: "nima yozganingiz va javob yuboriladigan manzil." },
  news: {
    name: "Safar haqidagi yangiliklar uchun, agar ularni yoqsangiz:",
    text: "brauzeringiz xabar xizmatining manzili yoki Telegramdagi suhbatingiz raqami. Xabar shu xizmat orqali keladi. Yangiliklarni yoqqan joyingizda oʻchirasiz, Telegramda /stop buyrugʻi bilan ham.",
  },
  review: {
    name: "Sharh yozsangiz, sharh uchun:",
    text: "uning bahosi va matni, koʻrsatishni tanlagan ismingiz va sayohat qilgan oyingiz. Eʼlon qilganimizdan keyin ularni hamma oʻqiy oladi, ammo broningiz haqida boshqa hech narsani emas.",
  },
};
