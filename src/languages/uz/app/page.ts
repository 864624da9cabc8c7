export const SCREEN_NOT_CACHED: typeof import("../../en/app/page.ts").SCREEN_NOT_CACHED = {
  title: "Hali qurilmada yoʻq",
  heading: "Bu sahifa hali shu qurilmada yoʻq",
  problem: "Ilovaning bir qismini yuklab boʻlmadi",
  text: "Balki oflayndirsiz. Sahifa yuklanishi bilan oʻzi ochiladi. Shu qurilmadagi bronlaringiz va saqlangan sahifalaringiz joyida.",
  again: "Qayta urinish",
};

export const PAGE_FAILED: typeof import("../../en/app/page.ts").PAGE_FAILED = {
  title: "Xato yuz berdi",
  heading: "Bu sahifani koʻrsatib boʻlmadi",
  problem: "Bu sahifada xato yuz berdi.",
  text: "Shu qurilmadagi bronlaringiz va saqlangan safarlaringiz joyida.",
  again: "Qayta urinish",
  home: "Bosh sahifaga",
};

export const LOADING: typeof import("../../en/app/page.ts").LOADING = "Yuklanmoqda";
export const CLOSE_TOAST: typeof import("../../en/app/page.ts").CLOSE_TOAST = "Xabarni yopish";
export const QR_CODE_OF: typeof import("../../en/app/page.ts").QR_CODE_OF = (text) => `QR-kod: ${text}`;
export const STARS_OF_FIVE: typeof import("../../en/app/page.ts").STARS_OF_FIVE = (rating) => `Baho: 5 dan ${rating}`;
export const CONTACT_PAGE: typeof import("../../en/app/page.ts").CONTACT_PAGE = "aloqa sahifamiz";
