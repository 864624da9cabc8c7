import { COMMISSION_MAX } from "../../../domain/desk/bookings/manual-booking.ts";
import { LETTER_LIMITS } from "../../../domain/desk/bookings/letter-form.ts";
import { PLACEHOLDERS } from "../../../domain/desk/bookings/letter.ts";
import { NOTE_MAX } from "../../../domain/payment/money-form.ts";
import { MAX_TOTAL_CENTS } from "../../../domain/pricing/quote.ts";
import { problemText, type ProblemWords } from "../../../domain/problem.ts";
import { FORM_PROBLEMS } from "../form/problems.ts";
import { grouped, money } from "../write.ts";
import { fieldWords } from "./item-fields.ts";

const label = (name = "") => `“${fieldWords(name).label}”`;

const FISCAL_PROBLEMS = {
  mxik: "MXIK (IKPU) 17 ta raqamdan iborat",
  package_code: "Qadoq kodi MXIKga tegishli son",
};

const SALE_PROBLEMS: ProblemWords = {
  sale_agreed: `0,01\u00a0$ dan ${money(MAX_TOTAL_CENTS)} gacha narx`,
  sale_reason: "Nega narx boshqacha?",
  sale_agency: "Agentlikni yozing",
  sale_commission: `0 dan ${COMMISSION_MAX} gacha butun foiz`,
  sale_hold: "Bugundan joʻnashdan oldingi kungacha boʻlgan kunni tanlang",
  money_amount: "Summa, masalan 120.50, koʻpi bilan 50 000\u00a0$.",
  money_rate: "Bir dollar kursi, masalan 12500.5.",
  money_note: `Koʻpi bilan ${NOTE_MAX} belgi.`,
  cost_note: "Koʻpi bilan 200 belgi",
  cost_amount: "Summa, masalan 120 yoki 120.50, koʻpi bilan 1 000 000\u00a0$",
  card_amount: "1\u00a0$ dan 50 000\u00a0$ gacha summa, masalan 100 yoki 99.50",
  card_day: "Bugun, keyinroq yoki boʻsh",
  promo_code: "4 dan 24 gacha lotin harfi, raqam yoki chiziqcha",
  promo_limit: "1 dan 100 000 gacha butun son yoki boʻsh",
  promo_off: "1 dan 100 gacha butun foiz yoki summa, masalan 25 yoki 25.50",
  promo_days: "Oxirgi kun birinchisidan oldin boʻlishi mumkin emas",
};

const SETTINGS_PROBLEMS: ProblemWords = {
  one_line: "Faqat bitta qator",
  https_link: "https:// bilan boshlanadigan havola",
  shop_name: "Kompaniya nomini yozing",
  shop_year: "Yil, masalan 2014",
  shop_rating: "Baho, masalan 4.8",
  tax_digits: "9 yoki 14 xonali raqam",
  whole_number: "Butun son",
  digits_17: "17 xonali raqam",
  digits_20: "Koʻpi bilan 20 xonali raqam",
  yes_or_no: "ha yoki yoʻq",
  som_amount: "Soʻmdagi summa, masalan 25000000",
  person_name: (place) => `${place}-odam: ismini yozing`,
  person_long: (place, most) => `${place}-odam: ism va vazifa koʻpi bilan ${most} belgi`,
  person_words_long: (place, most) => `${place}-odam: gap koʻpi bilan ${most} belgi`,
  person_picture: (place) => `${place}-odam: surat manzili https:// bilan boshlansin yoki faylni yuklang`,
  people_most: (most) => `Koʻpi bilan ${most} kishi`,
};

const CATALOGUE_PROBLEMS: ProblemWords = {
  ...FISCAL_PROBLEMS,
  field_required: (name) => `${label(name)} maydonini toʻldiring`,
  field_amount: (name) => `${label(name)}: summa, masalan 120 yoki 120.50`,
  field_whole: (name) => `${label(name)}: butun son`,
  field_least: (name) => `${label(name)}: kamida 1`,
  field_most: (name, most) => `${label(name)}: koʻpi bilan ${most}`,
  coordinate_number: (name) => `${label(name)}: son, masalan 39.6548`,
  coordinate_range: (name, most) => `${label(name)}: -${most} dan ${most} gacha`,
  lines_most: (most) => `Koʻpi bilan ${most} qator`,
  time: "Vaqt, masalan 08:30",
  image: "Surat tanlang yoki uning manzilini kiriting",
  image_address: "https:// bilan boshlanadigan manzil yoki yuklangan fayl",
  picture_address: (place) => `${place}-surat: https:// bilan boshlanadigan manzil yoki yuklangan fayl`,
  picture_words: (place) => `${place}-surat: tavsif qoʻshing`,
  picture_words_long: (place, most) => `${place}-surat: koʻpi bilan ${most} belgi`,
  picture_twice: (place) => `${place}-surat ikki marta bor: bittasini olib tashlang`,
  pictures_most: (most) => `Koʻpi bilan ${most} surat`,
  option_name: (place) => `${place}-qoʻshimcha xizmat: nomi kerak`,
  option_name_long: (place, most) => `${place}-qoʻshimcha xizmat: nomi koʻpi bilan ${most} belgi`,
  option_price: (option) => `${option}: narxi summa boʻlishi kerak, masalan 40 yoki 40.50`,
  option_price_zero: (option) => `${option}: narxi ${money(0)} dan koʻp boʻlishi kerak`,
  option_price_most: (option, cents) => `${option}: narxi koʻpi bilan ${money(Number(cents))}`,
  option_count: (option, most) => `${option}: bitta bronga 1 dan ${most} gacha`,
  option_fiscal: (option, found = "") => `${option}: ${problemText(found, FISCAL_PROBLEMS)}`,
  options_most: (most) => `Koʻpi bilan ${most} qoʻshimcha xizmat taklif qilish mumkin`,
  options_twice: (option) => `Ikki qoʻshimcha xizmat “${option}” deb nomlangan: bittasiga boshqa nom bering`,
  question_text: (place) => `${place}-savol: matni kerak`,
  question_long: (place, most) => `${place}-savol: koʻpi bilan ${most} belgi`,
  question_choices: (question, least, most) => `${question}: variantlar soni ${least} tadan ${most} tagacha boʻlsin`,
  question_choice_long: (question, most) => `${question}: bitta variant koʻpi bilan ${most} belgi`,
  question_choice_twice: (question, choice) => `${question}: “${choice}” varianti ikki marta yozilgan`,
  questions_most: (most) => `Koʻpi bilan ${most} ta savol`,
  questions_twice: (question) => `“${question}” ikki marta soʻralgan: bittasini oʻzgartiring`,
};

export const DESK_PROBLEMS: ProblemWords = {
  ...FORM_PROBLEMS,
  ...SALE_PROBLEMS,
  ...SETTINGS_PROBLEMS,
  ...CATALOGUE_PROBLEMS,
  name: "Ismni yozing",
  name_most: (most) => `Ism ${most} belgidan qisqa boʻlishi kerak`,
  characters_most: (most) => `Koʻpi bilan ${most} belgi`,
  letter_subject: `Mavzu koʻpi bilan ${LETTER_LIMITS.subject} belgi.`,
  letter_body: `Matn koʻpi bilan ${grouped(LETTER_LIMITS.body)} belgi.`,
  letter_unknown: (names) =>
    `Bunday toʻldiriladigan belgi yoʻq: ${names}. Shulardan foydalaning: ${PLACEHOLDERS.join(", ")}.`,
};
