export const ERASE: typeof import("../../en/desk/erase.ts").ERASE = {
  typeIt: (expected) => `Для подтверждения введите: ${expected}`,
  notTyped: (expected) => `Введите: ${expected}`,
  act: "Удалить навсегда",
  back: "Назад",
  file: (day) => `personal-data-${day}.json`,
};
