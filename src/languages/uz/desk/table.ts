import { count } from "../write.ts";

export const TABLE: typeof import("../../en/desk/table.ts").TABLE = {
  width: (column) => `“${column}” ustunining kengligi`,
  columns: "Ustunlar",
  keys: "Tugmalar",
  close: "Yopish",
  loading: "Qatorlar yuklanmoqda",
  tick: (row) => `Tanlash: ${row}`,
  tickPage: "Shu sahifadagilarning hammasini tanlash",
  sums: "Jami",
  noMatch: "Filtrlarga mos hech narsa yoʻq",
  clear: "Filtrlarni tozalash",
  found: (number) => count(number, "qator"),
};

export const TABLE_KEYS: typeof import("../../en/desk/table.ts").TABLE_KEYS = [
  ["j, k", "Keyingi qator, oldingi qator"],
  ["↓, ↑", "Xuddi shu, qator fokusda boʻlganda"],
  ["Enter", "Qatorni ochish"],
  ["x", "Qatorni tanlash"],
  ["Shift + bosish", "Shu qatorgacha hammasini tanlash"],
  ["e", "Qatorni tahrirlash"],
  ["←, →", "Ustun chetida: torroq, kengroq"],
  ["/ yoki Ctrl + K", "Bronni topish, sahifani ochish yoki shu sahifadagi tugmani bosish"],
  ["Ctrl + Enter", "Oynadagi formani yuborish"],
  ["?", "Shu roʻyxat"],
];

export const TABLE_VIEWS: typeof import("../../en/desk/table.ts").TABLE_VIEWS = {
  label: "Koʻrinishlar",
  save: "Koʻrinishni saqlash",
  title: "Shu koʻrinishni saqlash",
  hint: "Filtrlar, tartib va ustunlar hozirgi holatida. U barcha qurilmalaringizda boʻladi, manzilini boshqalarga yuborish mumkin.",
  name: "Nomi",
  named: "Koʻrinishga nom bering.",
  saved: "Koʻrinish saqlandi",
  remove: (name) => `“${name}” koʻrinishini oʻchirish`,
  removed: "Koʻrinish oʻchirildi",
  back: "Bekor qilish",
  notSaved: "Koʻrinish oʻzgarmadi",
};
