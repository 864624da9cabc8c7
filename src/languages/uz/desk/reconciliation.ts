import type { Kind, ColumnRole } from "../../../domain/desk/payments/settlement/columns.ts";
import type { Difference } from "../../../domain/desk/payments/settlement/reconcile.ts";
import { amountText, count } from "../write.ts";

export const amountIn: typeof import("../../en/desk/reconciliation.ts").amountIn = (cents, currency) =>
  `${amountText(cents)}\u00a0${currency}`;

const ROLE_NAMES: Record<ColumnRole, string> = {
  ours: "Bizning toʻlov ID raqami",
  theirs: "Toʻlov tizimidagi ID raqami",
  parent: "Qaytarish tegishli boʻlgan toʻlov ID raqami",
  date: "Sana",
  amount: "Summa",
  currency: "Valyuta",
  kind: "Turi yoki holati",
  refunded: "Shu paytgacha qaytarilgan",
  fee: "Komissiya",
};

const KIND_NAMES: Record<Kind, string> = {
  paid: "Toʻlangan",
  refund: "Qaytarilgan",
  unpaid: "Toʻlanmagan",
  other: "Toʻlov emas",
};

const DIFFERENCE_NAMES: Record<Difference, string> = {
  amount: "Summa farq qiladi",
  currency: "Valyuta farq qiladi",
  state: "Holat farq qiladi",
  refunded: "Qaytarish farq qiladi",
  twice: "Ikki marta yechilgan",
};

const UNREAD_FILE_TEXTS: Record<string, string> = {
  too_large: "Fayl 20 MB dan katta. Qisqaroq davrni yuklab oling.",
  spreadsheet: "Bu elektron jadval fayli. Uni dasturingizda CSV sifatida saqlab, oʻsha faylni tashlang.",
  no_table: "Faylda jadval yoʻq: sarlavha va uning ostida kamida bitta qator kerak.",
  unreadable: "Faylni oʻqib boʻlmadi. Uni qayta tanlang.",
  too_many_payments: "Bu kunlarda 10 000 dan koʻp toʻlov bor. Qisqaroq davrni yuklab oling.",
};

export const RECONCILIATION: typeof import("../../en/desk/reconciliation.ts").RECONCILIATION = {
  lead: "Toʻlov tizimining hisob-kitob faylini oʻz toʻlovlaringiz bilan solishtiring. Fayl shu brauzerda qoladi; faqat uning kunlaridagi toʻlovlar yuklanadi.",
  back: "Toʻlovlar",
  drop: "CSV faylni shu yerga tashlang yoki tanlang",
  choose: "Fayl tanlash",
  unread: (code) => UNREAD_FILE_TEXTS[code],
  file: (name, lines) => `${name}: ${count(lines, "qator")}`,

  columns: "Qaysi ustunda nima bor?",
  columnsNote: "Buni bir marta qilasiz: qurilma shunday sarlavhali fayllarni eslab qoladi.",
  role: (role) => ROLE_NAMES[role],
  none: "Faylda yoʻq",
  example: (values) => (values.length > 0 ? `Masalan, ${values.join(", ")}` : "Birinchi qatorlarda boʻsh"),
  decimal: "Summalar qanday yozilgan",
  decimals: { ".": "1,234.56", ",": "1 234,56" },
  currency: "Barcha summalar valyutasi",
  words: "Undagi soʻzlar nimani bildiradi?",
  empty: "(boʻsh)",
  kind: (kind) => KIND_NAMES[kind],
  incomplete: "Kamida toʻlov ID raqami va summa ustunlarini tanlang.",
  days: "Fayl kunlari",
  from: "Boshlanishi",
  to: "Tugashi (shu kun ham kiradi)",
  around: "Undan oldin va keyin yana shuncha kunni tekshirish",
  aroundNote: "Toʻlov tizimi sayohatchilar toʻlagandan keyinroq hisob-kitob qilsa",
  go: "Solishtirish",
  reading: (rows) => `${count(rows, "toʻlov")} oʻqildi…`,
  noDays: "Fayldan sanalarni oʻqib boʻlmadi. U qaysi kunlarni qamrashini tanlang.",

  asOf: (time) => `Toshkent vaqti bilan ${time} holatiga koʻra`,
  matched: "Mos keldi",
  different: "Farq qiladi",
  unknown: "Bizda yoʻq",
  missing: "Faylda yoʻq",
  others: (lines) =>
    `Toʻlovga tegishli boʻlmagan ${count(lines, "qator")} hisobga olinmadi: jami, komissiya, oʻtkazmalar.`,
  all: "Fayl va toʻlovlarimiz toʻliq mos keldi.",
  lines: (title) => `${title}, qatorma-qator`,
  totals: "Fayl boʻyicha jami",
  totalsHead: ["Valyuta", "Toʻlangan", "Qaytarilgan", "Komissiya", "Sof", "Qatorlar"],
  differentNote: "Ikkalasida ham bor, lekin maʼlumotlari farq qiladi.",
  differentHead: ["Toʻlov", "Nima", "Faylda", "Bizda", "Qatorlar"],
  unknownNote:
    "Faylda bor, lekin bu kunlarda bizda bunday ID raqamli toʻlov yoʻq. Ancha oldin toʻlangan boʻlsa, koʻproq kunni tekshiring.",
  unknownHead: ["Fayldagi ID", "Kun", "Toʻlangan", "Qaytarilgan", "Qatorlar"],
  missingNote:
    "Bu kunlarda bizda toʻlangan yoki qaytarilgan, lekin faylda yoʻq. Davr chetida boʻlsa, keyingi faylda boʻlishi mumkin.",
  missingHead: ["Toʻlov", "Toʻlangan", "Summa", "Holati"],
  who: (title, name) => `${title}, ${name}`,
  is: (difference) => DIFFERENCE_NAMES[difference],
  givenBack: (amount) => `${amount} qaytarilgan`,
  more: (rows) => `Va yana ${rows} ta: hammasi yuklab olinadigan faylda bor.`,
  csv: "Farqlarni yuklab olish",
  csvHead: [
    "Topilgan",
    "Nima",
    "Toʻlov ID raqami",
    "Fayldagi ID",
    "Bron",
    "Ism",
    "Safar",
    "Faylda",
    "Faylda qaytarilgan",
    "Valyuta",
    "Bizda",
    "Bizda qaytarilgan",
    "Bizdagi holati",
    "Fayl qatorlari",
  ],
  again: "Boshqa fayl",
  change: "Ustunlarni oʻzgartirish",
};
