export const BOOKING_GUIDE: typeof import("../../en/info/booking-guide.ts").BOOKING_GUIDE = {
  description: "Fikrdan tasdiqlangan safargacha besh qadam, nima olib kelish kerak va toʻlov qanday oʻtadi.",
  lead: "Fikrdan tasdiqlangan safargacha besh qadam. Dastlabki toʻrttasi oflayn ishlaydi.",
  steps: "Besh qadamda bron qiling",
  travel: "Sayohat talablari",
  payment: "Toʻlov",
  paymentHow:
    "Bron qilishda Uzcard, Humo, Visa yoki MasterCard bilan 100% toʻlaysiz. Narxlar AQSH dollarida; bank ularni oʻsha kungi kursi boʻyicha hisoblashi mumkin.",
  paymentPlan: (plan) =>
    `Boʻlib toʻlash. ${plan} Buni toʻlov paytida tanlaysiz; qancha qolgani safaringizda yozilgan, biz esa pochta orqali eslatamiz.`,
  groupPrice:
    "Har bir qoʻshilgan mehmon bilan bir kishilik narx avtomatik pasayadi. 10 va undan ortiq kishilik alohida safarlar uchun bizdan guruh narxini soʻrang.",
  changes: "Rejalar oʻzgarsa",
  changesRefund: [
    "Qancha pul va qachon qaytarilishi ",
    { policy: "bekor qilish shartlarida" },
    " yozilgan; safaringiz sahifasida u bugungi holat boʻyicha dollarda koʻrsatiladi.",
  ],
  changesDate:
    "Sanani ham oʻzgartirish mumkin: safaringiz sahifasida tasdiqlangan bronni shu safarning oʻrinlari yetarli boʻlgan boshqa istalgan sanasiga koʻchiring. Farqni tasdiqlashdan oldin koʻrasiz. Sanani oʻzgartirish qaytariladigan pulni hech qachon oshirmaydi.",
};

export const BOOKING_STEPS: typeof import("../../en/info/booking-guide.ts").BOOKING_STEPS = {
  choose: {
    name: "Tanlang.",
    text: [
      { tours: "Turlar" },
      " va ",
      { packages: "paketlarni" },
      " koʻring, solishtiring, kunlar dasturi va narxga nima kirishini oʻqing.",
    ],
  },
  date: {
    name: "Sana va necha kishi ekaningizni belgilang.",
    text: [
      "Har bir sanada nechta oʻrin qolganini koʻrasiz. Birga sayohat qilsangiz, ikki mehmondan boshlab bir kishilik narx pasayadi.",
    ],
  },
  travelers: {
    name: "Kim kelishini yozing.",
    text: [
      "Bir kishining ismi, elektron pochtasi va telefon raqami yetarli. Yozayotganingizda forma qurilmangizda saqlanib boradi.",
    ],
  },
  send: {
    name: "Yuboring.",
    text: [
      "Aloqa boʻlsa, oʻrinlar darhol sizga saqlab qoʻyiladi. Oflayn boʻlsangiz, soʻrov qurilmangizda navbatda turadi va aloqa paydo boʻlgach avtomatik yuboriladi.",
    ],
  },
  pay: {
    name: "Toʻlang.",
    text: [
      "Toʻlov tizimi sahifasida, karta bilan. Shundan keyin bron tasdiqlanadi, vaucher esa ",
      { trips: "“Safarlarim”" },
      " boʻlimida va pochtangizda boʻladi.",
    ],
  },
};

export const TRAVEL_REQUIREMENTS: typeof import("../../en/info/booking-guide.ts").TRAVEL_REQUIREMENTS = {
  passport: {
    name: "Pasport",
    text: "mamlakatdan chiqqaningizdan keyin kamida uch oy amal qilishi kerak. Aslini yoningizda olib yuring: tekshiruvda nusxalar qabul qilinmaydi.",
  },
  visa: {
    name: "Viza:",
    text: "toʻqsonga yaqin mamlakat fuqarolari 30 kungacha vizasiz boʻlishi mumkin, boshqa koʻplari bir necha kunda elektron viza oladi. Aviachipta olishdan oldin oʻz pasportingiz uchun qoidani tekshiring.",
  },
  registration: {
    name: "Roʻyxatdan oʻtish",
    text: "kelgandan keyin uch kun ichida: buni mehmonxona va mehmon uylari qiladi. Mamlakatdan chiqquningizcha barcha varaqalarni saqlang.",
  },
  insurance: {
    name: "Sugʻurta",
    text: "davolanish va uyga qaytish xarajatlarini qoplashi kerak. Togʻ turlarida sugʻurta raqamini soʻraymiz.",
  },
  health: {
    name: "Salomatlik:",
    text: "koʻpchilik mehmonlardan hech narsa talab qilinmaydi. Oʻz dorilaringizni retsepti bilan olib keling; kodeinli ayrim keng tarqalgan ogʻriq qoldiruvchilar taqiqlangan.",
  },
};
