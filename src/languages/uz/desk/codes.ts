import { count, day, money } from "../write.ts";

export const CODES: typeof import("../../en/desk/codes.ts").CODES = {
  lead: "Sayohatchilar kamroq toʻlash uchun kiritadigan promokodlar. Ishlatilgan kod qoʻllangan bronlarda qoladi.",
  label: "Promokodlar",
  empty: { title: "Hozircha promokodlar yoʻq", text: "Birinchisini qoʻshing: foiz yoki summa bilan chegirma." },
  columns: { code: "Kod", off: "Chegirma", uses: "Ishlatilgan", terms: "Shartlar", status: "Holati" },
  add: "Promokod qoʻshish",
  edit: (code) => `Oʻzgartirish: ${code}`,
  code: "Kod",
  kind: "Chegirma",
  kinds: [
    { value: "percent", label: "Foizda" },
    { value: "amount", label: "Summada" },
  ],
  off: { percent: "Foiz", amount: "Summa ($)" },
  from: "Birinchi kun (ixtiyoriy)",
  until: "Oxirgi kun (ixtiyoriy)",
  only: "Faqat shular uchun",
  all: "Barcha safarlar",
  another: "Safar qoʻshish",
  unknown: "Endi taklif qilinmaydigan safar",
  remove: (title) => `Olib tashlash: ${title}`,
  limit: "Koʻpi bilan necha marta (ixtiyoriy)",
  once: "Har bir e-pochta manziliga bir marta",
  active: "Faol: ishlatish mumkin",
  save: "Saqlash",
  saved: "Promokod saqlandi",
  off_words: ({ percent, amount_cents }) => `${percent === null ? money(amount_cents ?? 0) : `${percent}%`} chegirma`,
  uses: ({ uses, use_limit }) =>
    use_limit === null ? `${count(uses, "marta")} ishlatilgan` : `${use_limit} martadan ${uses} tasi ishlatilgan`,
  terms: ({ valid_from, valid_until, item_ids, once_per_email }) =>
    [
      valid_from ? `${day(valid_from)} dan` : "",
      valid_until ? `${day(valid_until)} gacha` : "",
      item_ids ? `${count(item_ids.length, "safar")} uchun` : "",
      once_per_email ? "har bir e-pochta manziliga bir marta" : "",
    ]
      .filter(Boolean)
      .join(", "),
};
