import type { LedgerCsvWords } from "../../../domain/desk/payments/books.ts";
import type { PaymentsCsvWords } from "../../../domain/desk/payments/payments-csv.ts";
import { chargedAmountText, methodWords } from "../payment/methods.ts";
import { dayInTashkent, momentInTashkent } from "../write.ts";

export const PAYMENTS_CSV: PaymentsCsvWords = {
  heading: [
    "Yaratilgan (Toshkent vaqti)",
    "Toʻlangan (Toshkent vaqti)",
    "Holati",
    "Usuli",
    "Kim yozgan",
    "Berilgan",
    "Summa",
    "Qaytarilgan",
    "Valyuta",
    "Toʻlov ID raqami",
    "Tashqi ID raqami",
    "Ism",
    "E-pochta",
    "Safar",
    "Bron",
    "Tasdiq yuborilgan",
  ],
  method: methodWords,
  charged: chargedAmountText,
  yes: "ha",
  no: "yoʻq",
};

export const LEDGER_CSV: LedgerCsvWords = {
  heading: [
    "Qator",
    "Toshkent vaqti",
    "Jurnal",
    "Hujjat",
    "Bron",
    "Kontragent",
    "Hisob",
    "Debet",
    "Kredit",
    "Valyuta",
    "Kurs",
  ],
  moment: momentInTashkent,
  giftCard: (code) => `Sovgʻa kartasi ${code}`.trim(),
};

export const VOUCHER_REGISTER_CSV: typeof import("../../en/desk/csv-payments.ts").VOUCHER_REGISTER_CSV = {
  heading: [
    "№",
    "Vaucher",
    "Berilgan",
    "Turist",
    "Turistlar soni",
    "Ismlar",
    "Safar",
    "Boshlanishi",
    "Tugashi",
    "Xizmatlar",
    "Narx",
    "Valyuta",
    "Holati",
  ],
  day: dayInTashkent,
};
