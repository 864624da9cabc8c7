const SOURCE = { label: "Manba", hint: "“Biz haqimizda” sahifasida raqam yonida koʻrsatiladi" };

export const TEXT_LABELS: typeof import("../../en/desk/settings.ts").TEXT_LABELS = {
  name: { label: "Kompaniya nomi" },
  since: { label: "Tashkil topgan yili", hint: "Sahifalarning pastida koʻrsatiladi" },
  licence_number: { label: "Litsenziya raqami", hint: "Turoperator litsenziyasi" },
  legal_name: { label: "Yuridik nomi", hint: "Shartlar, chek va hisob-fakturalarda; boʻsh boʻlsa, kompaniya nomi" },
  tax_number: {
    label: "Soliq raqami",
    hint: "Shartlar, hujjatlar va fiskal cheklarda; 14 xonali raqam odamga tegishli boʻlgani uchun sahifalarda koʻrsatilmaydi",
  },
  email: { label: "E-pochta", hint: "Sahifalar, xatlar va hujjatlarda; sayohatchilarning javoblari shu yerga keladi" },
  phone: {
    label: "Telefon",
    hint: "Oʻz raqami boʻlmagan safarning vaucherida ham; oʻzgarishi bron qilganlarga yuboriladi",
  },
  address: { label: "Ofis manzili" },
  office_hours: { label: "Ofis ish vaqti" },
  instagram: { label: "Instagram" },
  facebook: { label: "Facebook" },
  telegram: { label: "Telegram" },
  tripadvisor: { label: "Tripadvisor" },
  unesco_sites: { label: "YUNESKO obyektlari" },
  unesco_source: SOURCE,
  travelers: { label: "Mamnun sayohatchilar" },
  travelers_source: SOURCE,
  rating: { label: "Baho", hint: "Birinchi sharh chiqishi bilan oʻrniga sharhlaringizning bahosi koʻrsatiladi" },
  rating_source: SOURCE,
  review_count: { label: "Shu baho ortidagi sharhlar soni" },
  mail_name: { label: "Yuboruvchi nomi" },
  mail_from: { label: "Yuboruvchi manzili", hint: "Pochta xizmatingiz bu manzilga ruxsat berishi kerak" },
  mail_to: { label: "Bizga xatlar qayerga keladi", hint: "Sayohatchilarning savollari va ogohlantirishlar" },
  fiscal_mxik: { label: "MXIK (IKPU)", hint: "Oʻz kodi boʻlmagan turlar, paketlar va qoʻshimcha xizmatlar uchun" },
  fiscal_package_code: { label: "Qadoq kodi" },
  fiscal_vat: {
    label: "Narxlarda QQS bor",
    choices: [
      { value: "yes", label: "Ha" },
      { value: "no", label: "Yoʻq" },
    ],
  },
  cash_ceiling_som: { label: "Naqd pul chegarasi (soʻm)", hint: "Bitta savdo uchun, qonun boʻyicha" },
};

export const GROUPS: typeof import("../../en/desk/settings.ts").GROUPS = {
  shop: { title: "Kompaniya", lead: "Boʻsh maydonlar hech qayerda koʻrsatilmaydi." },
  contacts: { title: "Aloqa", lead: "Har bir sahifa, xat va hujjatda bir xil." },
  home: { title: "Bosh sahifadagi raqamlar", lead: "Boʻsh raqamlar koʻrsatilmaydi." },
  law: {
    title: "Fiskal cheklar va naqd pul",
    lead: "Bank kodlarni birinchi toʻlovdan oldin roʻyxatga oladi. Ularsiz va soliq raqamisiz toʻlovlarda fiskal chek boʻlmaydi.",
  },
  mails: {
    title: "Xatlar",
    lead: "Boʻsh boʻlsa: server funksiyalari muhitidagi yuboruvchi. Hisoblar haqidagi xatlar bu yuboruvchini keyingi `npm run deploy` dan soʻng oladi.",
  },
};

export const SETTINGS: typeof import("../../en/desk/settings.ts").SETTINGS = {
  ownersOnly: "Buni faqat egalar oʻzgartira oladi.",
  save: "Saqlash",
  saved: "Sozlamalar saqlandi",
  notSaved: "Sozlamalar saqlanmadi",
  unchanged: "Hech narsa oʻzgarmadi.",
  prices: {
    title: "Narxlar va oldindan toʻlov",
    lead: "Yangi bronlar uchun. Oldingi bronlarning yigʻimi va oldindan toʻlovi oʻzgarmaydi.",
    fees: "Soliq va yigʻimlar (%)",
    over: "Jami summa bundan koʻp boʻlsa, oldindan toʻlov ($)",
    percent: "Oldindan toʻlov (%)",
    percentHint: "Boʻsh boʻlsa, sayohatchilar doim toʻliq toʻlaydi",
    days: "Qoldiq joʻnashdan necha kun oldin toʻlanadi",
    wrong: {
      fees_percent: "0 dan 30 gacha butun foiz",
      over: "Summa, masalan 2000",
      deposit_percent: "1 dan 99 gacha butun foiz yoki boʻsh",
      balance_days_before: "0 dan 365 gacha butun kunlar soni",
    },
  },
  office: {
    title: "Ofisning xaritadagi joyi",
    lead: "“Biz haqimizda” va “Aloqa” sahifalarida manzil bilan birga koʻrsatiladi. Boʻsh boʻlsa: xarita yoʻq.",
    place: "Ofis joylashgan yer",
  },
  people: {
    title: "Odamlar",
    lead: "Asoschilar va gidlar “Biz haqimizda” sahifasida shu tartibda koʻrsatiladi. Roʻyxat boʻsh boʻlsa, hech narsa koʻrinmaydi.",
    list: "Sahifadagi odamlar",
    one: "Odam",
    name: "Ism",
    role: "Vazifasi",
    words: "Bitta gap",
    field: (place, field) => `${place}-odam: ${field}`,
  },
  tiers: {
    title: "Bekor qilish",
    lead: (version) =>
      `Versiya: ${version}. Saqlaganda yangi bronlar uchun yangi versiya yaratiladi; oldingi bronlarniki oʻzgarmaydi.`,
    daysHead: "Joʻnashgacha kunlar, kamida",
    percentHead: "Qaytarish (%)",
    days: (place) => `${place}-bosqich: joʻnashgacha kunlar, kamida`,
    percent: (place) => `${place}-bosqich: qaytarish (%)`,
    add: "Bosqich qoʻshish",
    remove: (place) => `${place}-bosqichni olib tashlash`,
    fee: "Eng erta bosqichda bir kishi uchun yigʻim ($)",
    wrong:
      "Har bir bosqichda kunlar soni har xil butun son (oxirgisida 0), foiz esa butun boʻlishi kerak; kechroq bekor qilinganda koʻproq qaytarilmasligi kerak. Koʻpi bilan 8 bosqich.",
  },
  currencies: {
    title: "Valyutalar",
    lead: "Narxlar dollarda. Sayohatchilar ularni belgilangan valyutalarda ham koʻrishi mumkin.",
    rates: "Kurslarni kiritish",
    charged: "Toʻlov tizimi yechadigan valyuta",
    chargedHint: "Toʻlov tizimi bilan shartnomangizdagidek",
    effect: (to, from, price) =>
      `Yangi toʻlov sahifalari ${to} yechadi${price ? `: narxi 1000\u00a0$ boʻlgan safar ${price} turadi` : ""}. Ochilgan toʻlov sahifalari, oldingi toʻlovlarning qaytarilishi va oldindan toʻlovdan keyingi qoldiqlar ${from} da qoladi.`,
    noRate: (to) =>
      `${to} uchun soʻnggi 30 kunda kiritilgan kurs yoʻq, shuning uchun hech kim karta bilan toʻlay olmaydi. Avval kursni kiriting.`,
  },
};
