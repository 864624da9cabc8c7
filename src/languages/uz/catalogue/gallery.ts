export const GALLERY: typeof import("../../en/catalogue/gallery.ts").GALLERY = {
  label: "Suratlar",
  which: (at, all, alt) => `${at + 1}-surat, jami ${all} ta${alt === "" ? "" : `: ${alt}`}`,
  count: (at, all) => `${at + 1} / ${all}`,
  open: (all) => `Barcha suratlar (${all})`,
  before: "Oldingi surat",
  next: "Keyingi surat",
  close: "Suratlarni yopish",
  missing: "Katta suratlarni birinchi marta ochish uchun aloqa kerak. Aloqa tiklangach, yana urinib koʻring.",
};
