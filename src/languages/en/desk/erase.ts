export const ERASE = {
  typeIt: (expected: string) => `To confirm, type ${expected}`,
  notTyped: (expected: string) => `Please type ${expected}`,
  act: "Erase for good",
  back: "Back",
  file: (day: string) => `personal-data-${day}.json`,
};
