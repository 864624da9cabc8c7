export const GALLERY: typeof import("../../en/catalogue/gallery.ts").GALLERY = {
  label: "Фотографии",
  which: (at, all, alt) => `Фото ${at + 1} из ${all}${alt === "" ? "" : `: ${alt}`}`,
  count: (at, all) => `${at + 1} / ${all}`,
  open: (all) => `Все фото (${all})`,
  before: "Предыдущее фото",
  next: "Следующее фото",
  close: "Закрыть фотографии",
  missing: "Чтобы открыть большие фотографии в первый раз, нужна связь. Попробуйте ещё раз, когда она появится.",
};
