export const ERASE: typeof import("../../en/desk/erase.ts").ERASE = {
  typeIt: (expected) => `Tasdiqlash uchun yozing: ${expected}`,
  notTyped: (expected) => `Yozing: ${expected}`,
  act: "Butunlay oʻchirish",
  back: "Orqaga",
  file: (day) => `personal-data-${day}.json`,
};
