export const WAITING_LIST: typeof import("../../en/booking/waiting-list.ts").WAITING_LIST = {
  howItWorks:
    "Guruhingizga yetarli oʻrin boʻshasa, sizga xat yozamiz va oʻrinlarni 24 soatgacha siz uchun saqlab turamiz. Oʻrin vaʼda qilinmaydi va sizdan pul yechilmagan. Xatimizda nechta oʻrin kutayotganingiz yozilgan; manzilingiz roʻyxatda allaqachon boʻlgan boʻlsa, oʻsha yozuv oʻzgarmagan.",
  email: "Elektron pochta",
  join: "Kutish roʻyxatiga yozilish",
  titles: {
    listed: "Siz kutish roʻyxatidasiz",
    refused: "Eʼtiboringiz kerak",
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
    group_too_large: "Guruhingizga bu safarda oʻrin yetmaydi.",
  },
  otherRefusal: "Ayrim maʼlumotlarni tuzatish kerak. Ularni tekshirib, yana yuboring.",
  bookDate: "Bu sanani bron qilish",
  changeEntry: "Yozuvni oʻzgartirish",
  backToTrip: "Safarga qaytish",
  sendNow: "Hozir yuborish",
};

export const LEAVE_WAITING_LIST: typeof import("../../en/booking/waiting-list.ts").LEAVE_WAITING_LIST = {
  asked:
    "Boʻshagan oʻrinlarni sizga endi taklif qilmaymiz. Siz uchun saqlab turilgan oʻrinlar roʻyxatdagi keyingi guruhga oʻtadi.",
  leaving: "Roʻyxatdan chiqarilmoqda…",
  left: "Siz kutish roʻyxatidan chiqdingiz. Boshqa hech narsa qilishingiz shart emas.",
  unknown: "Havola toʻliq emas yoki bizniki emas. Uni xatimizdan qayta oching.",
  waits: "Siz hali roʻyxatdasiz: serverimizga ulanib boʻlmadi. Bu qurilma avtomatik urinishda davom etadi.",
  unanswered:
    "Roʻyxatdan chiqqan-chiqmaganingizni hali bilmaymiz. Tekshirishda davom etyapmiz, javob shu yerda avtomatik paydo boʻladi.",
  leave: "Kutish roʻyxatidan chiqish",
  allTours: "Barcha turlar",
};
