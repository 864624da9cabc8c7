export const CANCELLATION_POLICY: typeof import("../../en/info/cancellation.ts").CANCELLATION_POLICY = {
  description: "Shu yerda qilingan bronni bekor qilsangiz, qancha pul, qachon va qanday qaytariladi.",
  lead: "Bu saytdagi barcha bronlar uchun shartlar bir xil. Broningizga u qilingan paytdagi versiya amal qiladi.",
  version: (version) => `Versiya: ${version}`,
  refunds: "Sizga qancha qaytariladi",
  refundsCaption: "Toshkent vaqti boʻyicha toʻliq kunlar, bekor qilgan kuningizdan joʻnash kunigacha",
  whenColumn: "Bekor qilish vaqti",
  refundColumn: "Qaytariladigan pul",
  refundsNote:
    "Bekor qilishdan oldin safaringiz sahifasi bugun qaytariladigan pulni dollarda koʻrsatadi va aynan shu summani tasdiqlashni soʻraydi.",
  ownDates: "Sizning sanalaringiz boʻyicha",
  how: "Qanday bekor qilinadi",
  openBooking: ["Bronni ", { trips: "“Safarlarim”" }, " boʻlimida yoki tasdiq xatidagi havola orqali oching."],
  chooseCancel: "“Bekor qilish”ni tanlang, bugun qaytariladigan pulni tekshiring va tasdiqlang.",
  mailed: "Bron bekor qilingani va qaytariladigan summa haqida xat yuboramiz.",
  change: "Bekor qilish oʻrniga sanani oʻzgartirish",
  changeText: (rule) => `${rule} Safaringiz sahifasi tasdiqlashdan oldin barcha summalarni koʻrsatadi.`,
  arrival: "Pul qachon keladi",
  started: (hours) => `Pul qaytarishni ${hours} soat ichida boshlaymiz.`,
  toCard: ({ from, to }) => `Kartaga bankingizga qarab ${from}–${to} ish kunida tushadi.`,
  byTransfer: ({ from, to }) => `Bank oʻtkazmasi orqali ${from}–${to} kunda tushadi.`,
  sameWay:
    "Pul har doim siz toʻlagan yoʻl bilan qaytariladi: kartaga yoki sovgʻa kartasiga, naqd yoki bank oʻtkazmasi orqali.",
  weCancel: "Biz bekor qilsak",
  weCancelText:
    "Safarni oʻtkaza olmasak, tanlov sizda: boshqa sana, shu qiymatdagi boshqa tur yoki pulni toʻliq qaytarish; istalgan vaqtda va hech qanday yigʻimsiz.",
  unpaid: "Toʻlanmagan bronlar",
  unpaidText:
    "Toʻlanmagan bron oʻrinlarni faqat qisqa muddat saqlaydi, keyin muddati tugaydi. Hech narsa yechilmaydi va bekor qiladigan narsa ham yoʻq.",
  elsewhere: "Boshqa joyda qilingan bronlar",
  elsewhereText: [
    "Agentliklar, hamkorlar yoki telefon orqali qilingan bronlarga ",
    { terms: "shartlar sahifasidagi" },
    " yigʻimlar amal qiladi. Ikkilansangiz, bizga yozing: ",
    { us: "" },
    ".",
  ],
};

export const CANCELLATION_DATES: typeof import("../../en/info/cancellation.ts").CANCELLATION_DATES = {
  departure: "Joʻnash kuningiz",
  example: (price) => `Summalar bir mehmon uchun ${price} turadigan safarga hisoblangan.`,
  past: "Hali kelmagan kunni tanlang.",
};
