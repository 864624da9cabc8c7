import { count, day, momentHere } from "../write.ts";

export const WAITING_LIST: typeof import("../../en/booking/waiting-list.ts").WAITING_LIST = {
  howItWorks:
    "Guruhingizga yetarli oʻrin boʻshasa, sizga xat yozamiz va oʻrinlarni 24 soatgacha siz uchun saqlab turamiz. Oʻrin boʻlishini vaʼda qilmaymiz, sizdan pul yechilmagan. Xatimizda nechta oʻrin kutayotganingiz yozilgan; manzilingiz roʻyxatda allaqachon boʻlgan boʻlsa, oʻsha yozuv oʻzgarmagan.",
  email: "Elektron pochta",
  join: "Kutish roʻyxatiga yozilish",
  titles: {
    listed: "Siz kutish roʻyxatidasiz",
    refused: "Eʼtiboringizni talab qiladi",
    unanswered: "Javob kutilmoqda",
    queued: "Hozircha faqat shu qurilmada",
  },
  unanswered:
    "Shu qurilmada saqlangan. Yetib borgan-bormaganini hali bilmaymiz, shuning uchun aloqa tiklangach avtomatik ravishda yana yuboramiz. U bir marta hisoblanadi.",
  queued: "Siz hali roʻyxatda emassiz: yozuvingiz shu qurilmada saqlangan va aloqa tiklangach avtomatik yuboriladi.",
  refusals: {
    has_room: "Endi bu sanada guruhingizga oʻrin yetarli: bron qilishingiz mumkin.",
    date_gone: "Bu sanadagi safar endi taklif qilinmaydi.",
    item_gone: "Bu safar endi taklif qilinmaydi.",
    group_too_large: "Guruhingiz bu safar qabul qiladigan guruhdan katta.",
  },
  otherRefusal: "Ayrim maʼlumotlarni tuzatish kerak. Ularni tekshirib, yana yuboring.",
  bookDate: "Shu sanaga bron qilish",
  changeEntry: "Yozuvni oʻzgartirish",
  backToTrip: "Safarga qaytish",
  sendNow: "Hozir yuborish",
};

export const WAITING_ENTRY: typeof import("../../en/booking/waiting-list.ts").WAITING_ENTRY = {
  seats: (guests, start) => `${day(start)}, ${count(guests, "ta oʻrin")}`,
  standing: (until) =>
    until === null
      ? "Siz roʻyxatdasiz. Yetarli oʻrin boʻshaganda, sizga xat yozamiz."
      : `Bu oʻrinlarni siz uchun ${momentHere(until)} gacha saqlab turamiz. Bron qilish havolasi xatimizda.`,
  unread: "Yozuvingiz ochilmadi: hozir serverimizga ulanib boʻlmayapti. Roʻyxatdan baribir chiqishingiz mumkin.",
  over: "Bu yozuv yopilgan: oʻrinlar bron qilingan yoki bron qilish vaqti tugagan.",
  asked:
    "Roʻyxatdan chiqsangiz, boʻshagan oʻrinlarni sizga endi taklif qilmaymiz. Siz uchun saqlab turilgan oʻrinlar roʻyxatdagi keyingi guruhga oʻtadi.",
  leaving: "Roʻyxatdan chiqarilmoqda…",
  left: "Siz kutish roʻyxatidan chiqdingiz. Boshqa hech narsa qilishingiz shart emas.",
  unknown: "Havola toʻliq emas yoki bizniki emas. Uni xatimizdan qayta oching.",
  waits: "Siz hali roʻyxatdasiz: serverimizga ulanib boʻlmadi. Bu qurilma avtomatik urinishda davom etadi.",
  unanswered:
    "Roʻyxatdan chiqqan-chiqmaganingizni hali bilmaymiz. Tekshirishda davom etyapmiz, javob shu yerda avtomatik paydo boʻladi.",
  leave: "Kutish roʻyxatidan chiqish",
  allTours: "Barcha turlar",
};
