import { count, day } from "../write.ts";

export const PICTURE: typeof import("../../en/desk/catalogue-fields.ts").PICTURE = {
  not_an_image: "Bu fayl surat emas.",
  svg: "SVG fayllar qabul qilinmaydi. Fotosuratdan foydalaning (JPEG, PNG, WebP).",
  too_heavy: "Fayl 15 MB dan katta. Kichikroq fayl tanlang.",
  unreadable: "Bu suratni oʻqib boʻlmaydi: u buzilgan yoki brauzer bu turini tanimaydi.",
  too_many_pixels: "Suratda piksellar juda koʻp (60 milliondan ortiq).",
  no_webp: "Bu brauzer WebP surat yarata olmaydi. Boshqasidan foydalaning.",
  forbidden: "Seansingiz tugagan. Qaytadan kiring.",
  unreachable: "Server javob bermadi. Surat yuklanmadi; qayta urinib koʻring.",
  refused: "Server suratni qabul qilmadi.",
  failed: "Suratni yuklab boʻlmadi. Qayta urinib koʻring.",
};

export const PICTURE_DONE = "Surat yangilandi";

export const IMAGE_FIELD: typeof import("../../en/desk/catalogue-fields.ts").IMAGE_FIELD = {
  title: "Surat",
  choose: "Fayl tanlash",
  upload: "Yuklash",
  address: "yoki uning manzili",
};

const SLOTS = {
  room: "Xona",
  table: "Dasturxon",
  guide: "Gid",
  group: "Guruh",
  vehicle: "Transport",
};

export const GALLERY_FIELD: typeof import("../../en/desk/catalogue-fields.ts").GALLERY_FIELD = {
  hint: "Birinchisi muqova: kartochkalarda, sahifa tepasida va ulashilgan havolalarda. Suratni koʻra olmaydigan yoki aloqasiz sayohatchilar uchun har birini tasvirlang.",
  add: "Suratlar qoʻshish",
  alt: "Tavsif",
  altHint: (at) => (at === 0 ? "Muqova" : ""),
  example: "Goʻri Amirning moviy gumbazi oqshomda",
  uploading: (at, all) => `Surat yuklanmoqda: ${at} / ${all}`,
  added: (many) => `${count(many, "surat")} qoʻshildi. Har birini tasvirlang.`,
  notTaken: (name, why) => `${name}: ${why}`,
  full: (most) => `Koʻpi bilan ${most} surat: qolganlari qoʻshilmadi.`,
  focus: (at, x, y) =>
    `${at}-suratning asosiy nuqtasi: eni boʻyicha ${x}%, boʻyi boʻyicha ${y}%. Koʻrsatkich tugmalari uni suradi.`,
  focusHint: "Koʻrinib turishi kerak boʻlgan joyni bosing",
  cut: (ratio) => `${ratio} nisbatda kesilgan`,
  slot: "Nima koʻrsatilgan",
  noSlot: "Boshqa narsa",
  slots: SLOTS,
  addSlot: (slot) => `Qoʻshish: ${SLOTS[slot].toLowerCase()}`,
  line: ({ url, alt }) => alt || url,
};

export const DATES: typeof import("../../en/desk/catalogue-fields.ts").DATES = {
  added: "Qoʻshildi.",
  known: "Bu sana roʻyxatda bor.",
  none: "Joʻnash sanasini tanlang",
  past: "Bu kun oʻtib ketgan: joʻnash bugundan keyin boʻlishi kerak.",
  onRequest: "Yoʻq: sayohatchilar 3 kundan keyingi istalgan kunni soʻraydi.",
  title: "Joʻnash sanalari",
  pick: "Joʻnash sanasini tanlang",
  add: "Sana qoʻshish",
  over: " (oʻtgan)",
  remove: (date) => `Olib tashlash: ${day(date)}`,
  calendar: {
    nextMonth: "Keyingi oy",
    previousMonth: "Oldingi oy",
    nextYear: "Keyingi yil",
    previousYear: "Oldingi yil",
    nextDecade: "Keyingi oʻn yillik",
    previousDecade: "Oldingi oʻn yillik",
  },
};

const PER: Record<string, string> = { guest: "mehmon", booking: "bron" };

export const OPTIONS: typeof import("../../en/desk/catalogue-fields.ts").OPTIONS = {
  hint: "Sayohatchi bronga nima qoʻshishi mumkin: bir kishilik xona, transfer. Guruh chegirmasi bunga taʼsir qilmaydi; soliq va yigʻimlar qoʻshiladi.",
  example: "Bir kishilik xona",
  name: "Nomi",
  price: "Narxi ($)",
  per: "Nima uchun olinadi",
  pers: [
    { value: "guest", label: "Har bir mehmon uchun" },
    { value: "booking", label: "Har bir bron uchun" },
  ],
  most: "Bir bronga koʻpi bilan",
  retired: "Endi taklif qilinmaydi",
  line: ({ name, price, per, most, retired }) =>
    `${name}, har bir ${PER[per] ?? per} uchun ${price}\u00a0$, koʻpi bilan ${most}${retired ? ", endi taklif qilinmaydi" : ""}`,
};

export const ITEM_QUESTIONS: typeof import("../../en/desk/catalogue-fields.ts").ITEM_QUESTIONS = {
  hint: "Ular bron qilish formasida soʻraladi. Javoblarni siz bronda, sayohatchi esa safarida va tasdiq xatida koʻradi.",
  text: "Savol",
  example: "Tushlikka nima tayyorlaylik?",
  kind: "Javob",
  kinds: [
    { value: "text", label: "Oʻz soʻzlari bilan" },
    { value: "choice", label: "Variantlardan biri" },
  ],
  choices: "Variantlar, har qatorda bittadan",
  required: "Javob berish shart",
  for_guide: "Gid uchun",
  line: ({ text, choices, required, for_guide }) =>
    [
      [text, ...choices].join(" / "),
      ...(required ? ["javob berish shart"] : []),
      ...(for_guide ? ["gid uchun"] : []),
    ].join(", "),
};

export const FISCAL: typeof import("../../en/desk/catalogue-fields.ts").FISCAL = {
  hint: "Boʻsh: kompaniyaning oʻz kodi. Bank har bir kodni birinchi toʻlovdan oldin roʻyxatga oladi.",
  optionHint: "Boʻsh: tur yoki paket kodi.",
  mxik: "MXIK (IKPU)",
  package_code: "Qadoq kodi",
  vat: "Narxda QQS bor",
};

export const LINES: typeof import("../../en/desk/catalogue-fields.ts").LINES = {
  moved: (one, from, to) => `${one} ${from}: endi ${to}-oʻrinda`,
  removed: (one, at) => `${one} ${at}: olib tashlandi`,
  drag: "Tartibini oʻzgartirish uchun suring",
  line: "Qator",
  up: (one, at) => `${one} ${at}: yuqoriga`,
  down: (one, at) => `${one} ${at}: pastga`,
  remove: (one, at) => `${one} ${at}: olib tashlash`,
  add: (one) => `Qoʻshish: ${one.toLowerCase()}`,
};

export const noLongerOffered = (id: string): string => `Endi taklif qilinmaydigan tur (${id})`;

export const TOURS_FIELD: typeof import("../../en/desk/catalogue-fields.ts").TOURS_FIELD = {
  search: "Turlarni qidirish",
};

export const PICK_ON_MAP = "Joyni belgilash uchun xaritani bosing";

export const STOPS: typeof import("../../en/desk/catalogue-fields.ts").STOPS = {
  add: "Toʻxtash joyi qoʻshish",
  choose: "Yoʻnalishni tanlang",
  remove: (name, index) => `${index + 1}-toʻxtash joyini olib tashlash: ${name}`,
};
